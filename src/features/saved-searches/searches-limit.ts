/** Most searches of one subscriber. */
export const MAX_SEARCHES = 20;
