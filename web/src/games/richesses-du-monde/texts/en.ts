/** What the board and the windows say in English. */

import windows from "../windows/texts/en.ftl?raw";
import board from "./en.ftl?raw";

export default `${board}\n${windows}`;
