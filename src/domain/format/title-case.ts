/** Words that stay small inside a town's name: 'Marche-en-Famenne', 'Heist-op-den-Berg'. */
const PARTICLES = new Set(
  'a à au aux d de des du en et l la le les lès lez ès s sous sur aan bij den der het in op t te ten ter van von'.split(
    ' ',
  ),
);

/**
 * A town's name with capitals where they belong: 'DURBUY' → 'Durbuy', "BRAINE-L'ALLEUD" →
 * "Braine-l'Alleud". The first word is always a name, save in Dutch contractions: "'s-Gravenvoeren".
 */
export const toTitleCase = (name: string): string =>
  name.toLowerCase().replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number, whole: string) => {
    const isFirst = at === 0 || whole[at - 1] === '(';
    return PARTICLES.has(word) && !isFirst ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
