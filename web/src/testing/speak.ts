/** What is drawn in a test can speak from the beginning, as a page does once its words have come. */

import { learnHouse } from "../house/say";

await Promise.all([learnHouse("fr"), learnHouse("en")]);
