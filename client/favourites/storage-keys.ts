/**
 * Keys of the visitor's localStorage, each with a list of property IDs. Saved ones are stored from the
 * first press on a heart; seen ones only while the visitor has switched that on (decision 31). The
 * cookie policy names both.
 */
export const SAVED_KEY = 'saved-properties';
export const SEEN_KEY = 'seen-properties';
