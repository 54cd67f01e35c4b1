/** The sentences of the windows, to be joined to those of the game's module. */

import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

export const windowTexts = { fr, en };
