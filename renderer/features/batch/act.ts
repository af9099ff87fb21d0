import { notifications } from "@mantine/notifications";
import { sayError } from "../../texts/say-problem.ts";

/** Asks the station to do something. A refusal is shown and answered as undefined; what came of it is told by the station's news. */
export async function act<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    notifications.show({
      color: "red",
      role: "alert",
      message: sayError(error instanceof Error ? error : new Error(String(error))),
    });
    return undefined;
  }
}
