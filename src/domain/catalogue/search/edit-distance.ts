/** How many letters have to be put in, left out, changed or swapped with the next to make one word the other. */
export function computeEditDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const own = [row];
    for (let place = 1; place <= other.length; place++) {
      const same = one[row - 1] === other[place - 1];
      own[place] = Math.min(
        getCost(above, place) + 1,
        getCost(own, place - 1) + 1,
        getCost(above, place - 1) + (same ? 0 : 1),
        one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1]
          ? getCost(before, place - 2) + 1
          : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, own];
  }
  return getCost(above, other.length);
}

const getCost = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;
