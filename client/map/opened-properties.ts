interface OpenedState {
  openedIds?: number[];
}

/**
 * Returns the IDs of the properties opened from this history entry. They are in the entry's state, which
 * is not storage and needs no consent (decision 31), ends with the tab, and keeps the pins marked after
 * the back button.
 */
export const readOpenedIds = (): number[] => (history.state as OpenedState | null)?.openedIds ?? [];

export function storeOpenedId(id: number): void {
  const openedIds = readOpenedIds();
  if (openedIds.includes(id)) return;
  history.replaceState({ ...history.state, openedIds: [...openedIds, id] }, '');
}
