import { LANGUAGES } from '../language/language';
import type { Configuration } from '../site/configuration/configuration';

/**
 * Words that common passwords are made of, in the languages of the site. A password that is nothing but these, and
 * names that everybody knows, is common, however long (decision 24).
 */
const COMMON_WORDS = [
  ...['password', 'passwort', 'wachtwoord', 'motdepasse', 'paswoord', 'passphrase', 'secret'],
  ...['geheim', 'welkom', 'welcome', 'bienvenue', 'willkommen', 'letmein', 'login', 'admin'],
  ...['administrator', 'administrateur', 'gebruiker', 'utilisateur', 'user', 'username', 'test'],
  ...['changeme', 'default', 'iloveyou', 'ikhouvanjou', 'ikhouvanje', 'jetaime', 'ichliebedich'],
  ...['qwertyuiop', 'qwertyui', 'qwerty', 'azertyuiop', 'azerty', 'qwertz', 'asdfghjkl', 'asdf'],
  ...['zxcvbnm', 'qsdfghjklm', 'wxcvbn', 'qazwsx', 'wsxedc', 'abcdefghijklmnopqrstuvwxyz'],
  ...['abcdefghijkl', 'abcdefgh', 'abcdef', 'abcd', 'abc', 'monkey', 'dragon', 'football'],
  ...['voetbal', 'baseball', 'superman', 'batman', 'pokemon', 'starwars', 'sunshine', 'princess'],
  ...['princesse', 'prinses', 'master', 'shadow', 'michael', 'jordan', 'loulou', 'doudou'],
  ...['chocolat', 'soleil', 'zonnetje', 'schatje', 'maandag', 'lundi', 'januari', 'janvier'],
  ...['zomer', 'winter', 'herfst', 'lente', 'summer', 'printemps', 'automne', 'bonjour', 'hallo'],
  ...['hello', 'computer', 'internet', 'belgium', 'belgie', 'belgique', 'antwerpen', 'brussel'],
  ...['bruxelles', 'anderlecht', 'clubbrugge', 'standard', 'rodeduivels', 'huis', 'maison'],
  ...['eigenaar', 'proprietaire', 'owner', 'makelaar', 'immo', 'vastgoed'],
  ...['portaal', 'portail', 'portal'],
];

/** Long sentences that stand on lists of stolen passwords. */
const COMMON_SENTENCES = new Set([
  ...['correcthorsebatterystaple', 'thequickbrownfoxjumpsoverthelazydog', 'tobeornottobe'],
  ...['maytheforcebewithyou', 'ilovemyfamily', 'opensesame', 'sesamopenu', 'ouvretoisesame'],
  ...['onceuponatime', 'eriseenszomaar', 'ilestunefoisdansleouest', 'iletaitunefois'],
  ...['vrolijkkerstfeest', 'gelukkignieuwjaar', 'joyeuxanniversaire', 'hartelijkgefeliciteerd'],
  ...['dezinismooierdanhetwoord', 'eenlangwachtwoord', 'unlongmotdepasse', 'thisismypassword'],
  ...['ditismijnwachtwoord', 'cestmonmotdepasse', 'nelmezzodelcammin', 'vanarmoedenaarrijkdom'],
]);

/** Letters that may remain beside common words and digits. */
const MAX_OTHER_LETTERS = 3;

/** Longest first, so that 'wachtwoord' is found before a word within it. */
const WORDS_BY_LENGTH = [...COMMON_WORDS].sort((a, b) => b.length - a.length);

/**
 * Returns whether a long password is one that attackers try first: one character or a short piece again
 * and again, a row of the keyboard, common words with digits, or the person's own `names`.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const own = names.flatMap((name) => name.split(/[^\p{L}\d]+/u)).map(simplify);
  const words = [...own.filter(({ length }) => length > 1), ...WORDS_BY_LENGTH];
  return [simplify(password), simplify(replaceDisguises(password))].some(
    (text) =>
      COMMON_SENTENCES.has(text) ||
      isRepetition(text) ||
      isSequence(text) ||
      removeWords(text, words).length <= MAX_OTHER_LETTERS,
  );
}

/** Lists the names that everybody can read on a site: of the agency, its towns and its region. */
export const listSiteNames = ({ agency, listings }: Configuration): string[] => [
  agency.name,
  ...agency.offices.map(({ city }) => city),
  ...LANGUAGES.map((language) => listings.region[language] ?? ''),
];

/** Reduces a text to its letters and digits, without case and accents. */
const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

/** Replaces signs and digits that stand for letters: 'p@ssw0rd123' is 'password'. */
const replaceDisguises = (text: string): string =>
  text
    .replace(/[^\p{L}]+$/u, '')
    .replace(/[@4]/g, 'a')
    .replace(/[$5]/g, 's')
    .replace(/[!1|]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/3/g, 'e');

const removeWords = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text).replace(/\d/g, '');

/** Returns whether the text is one to five characters again and again. */
const isRepetition = (text: string): boolean => /^(.{1,5}?)\1+.{0,4}$/u.test(text);

/** Returns whether nearly all characters follow one another: 'abcdef…', '987654…'. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => Math.abs(code - (codes[index] ?? 0)));
  return steps.filter((step) => step <= 1).length >= steps.length * 0.8;
}
