/** All that the house and the page say in this language; it travels by itself. */

import house from "../../../src/ludotheque/texts/fr.ftl?raw";
import page from "../texts/fr.ftl?raw";

export default [house, page];
