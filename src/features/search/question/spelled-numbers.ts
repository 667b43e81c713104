/** What the words of numbers are made of, in four languages, without accents; the longest are tried first. */
const VALUES: readonly (readonly [value: number, words: string])[] = [
  [1, 'een un une one ein eine'],
  [2, 'twee deux two zwei'],
  [3, 'drie trois three drei'],
  [4, 'vier quatre four'],
  [5, 'vijf cinq five funf fuenf'],
  [6, 'zes six sechs'],
  [7, 'zeven sept seven sieben'],
  [8, 'acht huit eight'],
  [9, 'negen neuf nine neun'],
  [10, 'tien dix ten zehn'],
  [11, 'elf onze eleven'],
  [12, 'twaalf douze twelve zwolf zwoelf'],
  [13, 'dertien treize thirteen dreizehn'],
  [14, 'veertien quatorze fourteen vierzehn'],
  [15, 'vijftien quinze fifteen funfzehn'],
  [16, 'zestien seize sixteen sechzehn'],
  [17, 'zeventien seventeen siebzehn'],
  [18, 'achttien eighteen achtzehn'],
  [19, 'negentien nineteen neunzehn'],
  [20, 'twintig vingt vingts twenty zwanzig'],
  [30, 'dertig trente thirty dreissig'],
  [40, 'veertig quarante forty vierzig'],
  [50, 'vijftig cinquante fifty funfzig fuenfzig'],
  [60, 'zestig soixante sixty sechzig'],
  [70, 'zeventig septante seventy siebzig'],
  [80, 'tachtig eighty achtzig octante huitante'],
  [90, 'negentig nonante ninety neunzig'],
  [100, 'honderd cent cents hundred hundert'],
  [1000, 'duizend mille thousand tausend'],
  [1_000_000, 'miljoen million millions millionen'],
];
const VALUE_OF = new Map(
  VALUES.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
/** Between two of them: 'vijfentwintig', 'soixante et onze', 'three hundred and fifty'. */
const GLUE = new Set(['en', 'et', 'and', 'und']);
const PIECES = [...VALUE_OF.keys(), ...GLUE].toSorted((a, b) => b.length - a.length);

/** Smaller numbers are words of the tables. */
const SMALLEST = 13;
/** No number of a question has more words. */
const MAX_WORDS = 12;

const WORD = /[\p{L}\p{M}]+/gu;

/** Writes numbers in words with digits: 'driehonderdduizend', 'trois cent cinquante mille', 'three hundred thousand'. */
export function unifySpelledNumbers(text: string): string {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    pieces: splitPieces(word),
    start: index,
    end: index + word.length,
  }));
  let [unified, read] = ['', 0];
  for (let from = 0; from < words.length; from++) {
    let to = from;
    const isNext = () =>
      to - from < MAX_WORDS &&
      words[to]?.pieces &&
      (to === from || /^[ -]$/.test(text.slice(words[to - 1]?.end, words[to]?.start)));
    while (isNext()) to++;
    // 'Twintig en': what only joins belongs to what follows.
    while (to > from && words[to - 1]?.pieces?.every((piece) => GLUE.has(piece))) to--;
    const pieces = words.slice(from, to).flatMap((word) => word.pieces ?? []);
    const value = pieces.length > 0 ? addPieces(pieces) : undefined;
    if (value === undefined) continue;
    const before = text.slice(read, words[from]?.start);
    // '3 cent mille'
    const count = VALUE_OF.get(pieces[0] ?? '') === 100 && /(?<!\d)\d ?$/.exec(before)?.[0];
    unified += count ? before.slice(0, -count.length) + Number(count) * value : before + value;
    read = words[to - 1]?.end ?? read;
    from = to - 1;
  }
  return unified + text.slice(read);
}

/** Splits a word that is made of nothing else. */
function splitPieces(word: string): string[] | undefined {
  let rest = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  const pieces: string[] = [];
  while (rest !== '') {
    const piece = PIECES.find((candidate) => rest.startsWith(candidate));
    if (!piece) return undefined;
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return pieces;
}

/** Returns the number that pieces say; undefined of one that digits say as well, and of two beside each other ('tien twaalf'). */
function addPieces(pieces: readonly string[]): number | undefined {
  if (GLUE.has(pieces[0] ?? '')) return undefined;
  let [millions, thousands, current, isGlued] = [0, 0, 0, false];
  const numbers = pieces.filter((piece) => !GLUE.has(piece));
  for (const piece of pieces) {
    const value = VALUE_OF.get(piece);
    if (value === undefined) {
      isGlued = true;
      continue;
    }
    const below = current % 100;
    if (value === 1_000_000) {
      // '1 miljoen': a scale of the digits before it.
      if (millions + thousands > 0 || current === 0) return undefined;
      [millions, current] = [current * value, 0];
    } else if (value === 1000) {
      if (thousands > 0) return undefined;
      [thousands, current] = [Math.max(1, current) * 1000, 0];
    } else if (value === 100) {
      if (current > 9) return undefined;
      current = Math.max(1, current) * 100;
    } else if (value === 20 && below === 4 && piece.startsWith('vingt')) current += 76;
    else if (fitsBehind(piece, value, below, isGlued)) current += value;
    else return undefined;
    isGlued = false;
  }
  const value = millions + thousands + current;
  // 'Een miljoen' is read as a scale, whose half or quarter may follow.
  if (millions === value) return undefined;
  const isNumber = numbers.length > 1 || value < 100;
  return isNumber && value >= SMALLEST ? value : undefined;
}

/** 'Dix-sept' */
const BEHIND_TEN = new Set(['sept', 'huit', 'neuf']);

/** Units stand behind tens, tens behind units that are joined to them, tens and teens of French behind sixty and eighty. */
function fitsBehind(piece: string, value: number, below: number, isGlued: boolean): boolean {
  if (below === 0) return true;
  if (value < 10) return below % 10 === 0 && (below >= 20 || BEHIND_TEN.has(piece));
  if (value < 20) return below === 60 || below === 80;
  return below < 10 && isGlued;
}
