/**
 * Computes the number of edits between two words; an edit inserts, deletes or changes a letter, or
 * swaps two neighbouring letters.
 */
export function computeEditDistance(one: string, other: string): number {
  let secondLastRow: number[] = [];
  let lastRow = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const costs = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSameLetter = one[row - 1] === other[column - 1];
      costs[column] = Math.min(
        getCost(lastRow, column) + 1,
        getCost(costs, column - 1) + 1,
        getCost(lastRow, column - 1) + (isSameLetter ? 0 : 1),
        one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? getCost(secondLastRow, column - 2) + 1
          : Number.POSITIVE_INFINITY,
      );
    }
    [secondLastRow, lastRow] = [lastRow, costs];
  }
  return getCost(lastRow, other.length);
}

const getCost = (costs: readonly number[], column: number) =>
  costs[column] ?? Number.POSITIVE_INFINITY;

/** Returns whether so many edits lead from one word to the other. */
export const isWithinEdits = (one: string, other: string, edits: number): boolean =>
  Math.abs(one.length - other.length) <= edits &&
  // An edit adds or takes away one letter of the alphabet at most: most pairs of words need no table.
  countForeign(one, other) <= edits &&
  countForeign(other, one) <= edits &&
  computeEditDistance(one, other) <= edits;

/** Counts the letters of a word that another does not have anywhere. */
function countForeign(word: string, other: string): number {
  let count = 0;
  for (let place = 0; place < word.length; place++) {
    const letter = word[place] ?? '';
    if (word.indexOf(letter) === place && !other.includes(letter)) count++;
  }
  return count;
}
