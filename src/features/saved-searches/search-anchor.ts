/** Returns the id of a search's section on the subscriber's page; an id of HTML begins with a letter. */
export const getSearchAnchor = (id: string): string => `search-${id}`;
