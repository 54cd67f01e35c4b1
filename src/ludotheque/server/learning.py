"""What the house prints for those who learn a game: it in two minutes, and positions to practise on."""

import msgspec

from ludotheque import showing
from ludotheque.box import Box
from ludotheque.kernel.play import closed, waiting
from ludotheque.practice.reading import TITLE, WHY, Exercise, exercises_of, names_of, practice_sentences
from ludotheque.primer.reading import Primer, primer_of, primer_sentences
from ludotheque.server.bodies import JudgedAnswer, PracticePosition, PrimerCue, PrimerInfo, PrimerLine
from ludotheque.server.sheets import Sheet, printed_json
from ludotheque.texts.sentences import LANGUAGES, Sentences


def primers(box: Box) -> dict[str, Sheet]:
    """By language; of a game that nobody has written one for, an empty one."""
    primer = primer_of(box)
    return {lang: printed_json(_primer(box, primer, lang)) for lang in LANGUAGES}


def practice(box: Box, lang: str) -> Sheet:
    if not names_of(box):
        return printed_json([])
    sentences = practice_sentences(box, lang)
    return printed_json([_position(one, sentences) for one in exercises_of(box)])


def _primer(box: Box, primer: Primer | None, lang: str) -> PrimerInfo:
    if primer is None:
        return PrimerInfo([], [])
    say = primer_sentences(box, lang).say
    return PrimerInfo(
        [PrimerLine(line.part, say(line.says), line.clause, line.plate) for line in primer.lines],
        [PrimerCue(cue.verb, say(cue.says), cue.clause) for cue in primer.cues],
    )


def _position(one: Exercise, sentences: Sentences) -> PracticePosition:
    page, state, game = one.page, one.state, one.box.game
    return PracticePosition(
        id=one.id,
        title=sentences.attribute(one.id, TITLE),
        question=sentences.say(one.id),
        why=sentences.attribute(one.id, WHY),
        reasons=[showing.Reason(ground.word, ground.weight, ground.figures) for ground in page.ground],
        difficulty=page.difficulty,
        clause=page.clause,
        edition_hash=one.edition.hash,
        seat=page.seat,
        characters=_characters(one),
        options={option.name: option.write(option.default) for option in game.options},
        view=msgspec.Raw(showing.encode(game.view(state, page.seat))),
        asks=showing.show_asks(state, page.seat),
        closed=showing.show_closed(closed(state, page.seat)),
        waiting=waiting(state),
        answers=[_judged(one, number, sentences) for number in range(len(page.answer))],
        judge=page.judge,
        worlds=page.worlds,
    )


def _characters(one: Exercise) -> list[str]:
    """The rivals are of the box's cast, as far as it goes."""
    cast = [character.id for character in one.box.cast] + [""] * one.state.seats
    return ["" if seat == one.page.seat else cast[seat] for seat in range(one.state.seats)]


def _judged(one: Exercise, number: int, sentences: Sentences) -> JudgedAnswer:
    action, answer = one.actions[number], one.page.answer[number]
    return JudgedAnswer(
        id=answer.says,
        says=sentences.attribute(one.id, answer.says),
        verb=action.verb(),
        filling=action.filling(),
        wins=answer.wins,
        behind=answer.behind,
        behind_error=answer.behind_error,
    )
