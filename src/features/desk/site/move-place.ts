/** A thing of a list with the number that says where it stands. */
interface Placed {
  id: number;
  sort: number;
}

/**
 * Returns the new numbers of those that change when one of a list, which is in its order, moves by so many places, up if they
 * are negative. Those between keep the numbers that there are, unless two are alike; undefined beyond an end.
 */
export function movePlace(sorted: readonly Placed[], id: number, by: number): Placed[] | undefined {
  const from = sorted.findIndex((thing) => thing.id === id);
  const moved = sorted[from];
  if (!moved || !(from + by in sorted)) return undefined;
  const next = sorted.toSpliced(from, 1).toSpliced(from + by, 0, moved);
  const isCounted = sorted.every(({ sort }, index) => sort > (sorted[index - 1]?.sort ?? 0));
  return next.flatMap((thing, index) => {
    const sort = (isCounted && sorted[index]?.sort) || index + 1;
    return thing.sort === sort ? [] : { id: thing.id, sort };
  });
}
