/** Words that stand between names and are none. */
const JOINTS = new Set([
  '&',
  'and',
  'de',
  'des',
  'du',
  'en',
  'et',
  'la',
  'le',
  'les',
  'und',
  'van',
  'von',
]);

/** Returns the initials of a name, at most two: 'Maas & Zoon' is MZ, 'Immo' is I. */
export function getInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = words.filter((word) => !JOINTS.has(word.toLowerCase()));
  return (named.length > 0 ? named : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
