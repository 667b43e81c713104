/** Words in lower case inside the name of a city: 'Braine-le-Comte', 'Heist-op-den-Berg'. */
const PARTICLES = new Set(
  'a à au aux d de des du en et l la le les lès lez ès s sous sur aan bij den der het in op t te ten ter van von'.split(
    ' ',
  ),
);

/**
 * Converts the name of a city to title case: 'LIER' → 'Lier', "BRAINE-L'ALLEUD" →
 * "Braine-l'Alleud". The first word has a capital, except in Dutch contractions: "'s-Gravenvoeren".
 */
export const toTitleCase = (name: string): string =>
  name.toLowerCase().replace(/\p{L}[\p{L}\p{M}]*/gu, (word, index: number, text: string) => {
    const isFirst = index === 0 || text[index - 1] === '(';
    return PARTICLES.has(word) && !isFirst ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
