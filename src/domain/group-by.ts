/**
 * Groups items by a key, in the order in which the keys first come. Node has Map.groupBy only from version 21 on, and the
 * staff's tool runs on 20 too.
 */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  getKey: (item: Item, index: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = getKey(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
