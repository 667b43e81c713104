interface OpenedState {
  openedIds?: number[];
}

/**
 * The properties opened from this entry of the visitor's history: kept in that entry itself, which
 * the browser forgets with the tab. It is no storage key, so it needs no consent (decision 31), and
 * coming back by the back button finds the pins marked.
 */
export const readOpenedIds = (): number[] => (history.state as OpenedState | null)?.openedIds ?? [];

export function storeOpenedId(id: number): void {
  const openedIds = readOpenedIds();
  if (openedIds.includes(id)) return;
  history.replaceState({ ...history.state, openedIds: [...openedIds, id] }, '');
}
