import { sayError } from "../../texts/say-problem.ts";
import { tell } from "../../ui/tell.ts";

/** Asks the station to do something. A refusal is shown and answered as undefined; what came of it is told by the station's news. */
export async function act<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    tell({
      isBad: true,
      message: sayError(error instanceof Error ? error : new Error(String(error))),
    });
    return undefined;
  }
}
