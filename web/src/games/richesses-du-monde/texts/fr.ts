/** What the board and the windows say in French. */

import windows from "../windows/texts/fr.ftl?raw";
import board from "./fr.ftl?raw";

export default `${board}\n${windows}`;
