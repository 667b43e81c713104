/** Searches of one subscriber: more than anybody reads mails about. */
export const MAX_SEARCHES = 20;
