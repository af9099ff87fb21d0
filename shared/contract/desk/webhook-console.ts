/** What the webhooks console shows beyond the API's own rows. */
export const webhookConsoleRows = {};
