/**
 * What a visitor's browser keeps, each as a list of ids: what was saved, from the first press on a
 * heart on; what was seen, only while the visitor has it remembered (decision 31; both are named in
 * the cookie policy).
 */
export const SAVED_KEY = 'saved-properties';
export const SEEN_KEY = 'seen-properties';
