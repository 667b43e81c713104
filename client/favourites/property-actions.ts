/**
 * Tells our own server that a property was saved or shared: a number for its owner, without anything
 * about the visitor (decision 45). Removing it again is not told.
 */
export const reportPropertyAction = (id: number, action: 'saved' | 'shared'): void => {
  if (id) navigator.sendBeacon('/page-views/', `/property/${id}/${action}/`);
};
