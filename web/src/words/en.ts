/** All that the house and the page say in this language; it travels by itself. */

import house from "../../../src/ludotheque/texts/en.ftl?raw";
import page from "../texts/en.ftl?raw";

export default [house, page];
