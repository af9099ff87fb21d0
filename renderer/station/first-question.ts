import { queries } from "./news.ts";
import { aboutStation } from "./queries.ts";

/** Asked before anything is drawn: the station opens with the first question, beside the drawing. */
void queries.prefetchQuery(aboutStation);
