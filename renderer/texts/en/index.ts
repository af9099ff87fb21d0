import { backup } from "./backup.ts";
import { batch } from "./batch.ts";
import { common } from "./common.ts";
import { deposits } from "./deposits.ts";
import { documents } from "./documents.ts";
import { goingLive } from "./going-live.ts";
import { help } from "./help.ts";
import { keys } from "./keys.ts";
import { orders } from "./orders.ts";
import { printing } from "./printing.ts";
import { problems } from "./problems.ts";
import { rates } from "./rates.ts";
import { scan } from "./scan.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { ship } from "./ship.ts";
import { tracking } from "./tracking.ts";
import { updates } from "./updates.ts";
import { wallet } from "./wallet.ts";
import { webhooks } from "./webhooks.ts";
import { welcome } from "./welcome.ts";

/** Every text of the window, by room. */
export const en = {
  backup,
  batch,
  common,
  deposits,
  documents,
  goingLive,
  help,
  keys,
  orders,
  printing,
  problems,
  rates,
  scan,
  settings,
  shell,
  ship,
  tracking,
  updates,
  wallet,
  webhooks,
  welcome,
} as const;
