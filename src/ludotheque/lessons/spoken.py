"""What the coach of a lesson says, as Fluent, and whether all of it is there."""

from ludotheque.box import Box
from ludotheque.lessons.reading import FOLDER, BadLesson, Lesson, sentences_in
from ludotheque.texts.sentences import LANGUAGES, Sentences


def lesson_text(box: Box, lang: str) -> str:
    return (box.folder / FOLDER / f"{lang}.ftl").read_text("utf-8")


def lesson_sentences(box: Box, lang: str) -> Sentences:
    sentences = Sentences(lang)
    sentences.add(lesson_text(box, lang))
    return sentences


def check_spoken(lesson: Lesson) -> None:
    """Every sentence that the script names is there in every language."""
    known = {lang: lesson_sentences(lesson.box, lang).keys for lang in LANGUAGES}
    for line, sentence in sentences_in(lesson):
        for lang in LANGUAGES:
            if sentence.says not in known[lang]:
                raise BadLesson(f"line {line}: no sentence is called {sentence.says!r} in {lang}.ftl")
