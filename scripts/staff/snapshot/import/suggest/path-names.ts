import { foldText } from '../../../../../src/domain/language/fold-text';
import { NAME_MEMBER } from '../value-path';
import type { SourcePath } from './list-source-paths';
import { LANGUAGE_STEP } from './list-source-paths';

/** Returns the name of a field as it is compared: in small letters, 'ä' like 'ae' and 'a'. */
export const foldName = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/([aou])e/g, '$1');

/** Names that say nothing without the one of their group. */
const GENERAL_NAMES: ReadonlySet<string> = new Set(
  [
    ...['type', 'unit', 'name', 'id', 'display', 'value', 'valeur', 'waarde', 'amount', 'content'],
    ...['code', 'iso', 'text', 'html', 'wert', 'bedrag', 'montant', 'visible'],
  ].map(foldName),
);

/** A unit behind a name: 'Plot (ares)', 'Wohnfläche m²', 'Prix_EUR'. */
const UNIT = /[ _(.-]+(?:m²|m2|qm|sqm|€|eur|euros?|ares?|ha|kwh.*)\)*$/i;
const CODE = '(?:nl|fr|en|de)(?:[-_]be)?';
/** A language at the end of a path: 'titel_nl'. */
const LANGUAGE_END = new RegExp(`(^|[._ -])${CODE}$`, 'i');
/** A language that is a step of a path: 'texts.nl.title'. */
const LANGUAGE_GROUP = new RegExp(`(^|\\.)${CODE}(?=\\.)`, 'i');

/** Returns the steps of a path that are names; a language at its end, between them or in brackets is none. */
const listSteps = (path: string): string[] =>
  path
    .replace(NAME_MEMBER, 'elementName')
    // A name with dots stands in quotes.
    .replace(/\["([^"]*)"\]/g, (_, name: string) => `.${name.replaceAll('.', '')}`)
    .replace(/\[[^\]]*\]/g, '')
    .replace(LANGUAGE_END, '')
    .replace(LANGUAGE_GROUP, '')
    .split('.')
    .filter(Boolean);

/** Returns the names of a path, the fullest first: 'address.@display' → 'addressdisplay'. */
export function listPathNames({ path, label }: SourcePath): string[] {
  const steps = listSteps(path);
  const own = steps.at(-1) ?? '';
  const [last, parent] = [foldName(own), foldName(steps.at(-2) ?? '')];
  const isGeneral = GENERAL_NAMES.has(last) && (parent !== '' || own.startsWith('@'));
  const alone = isGeneral ? (own.startsWith('@') ? '' : parent) : last;
  const group = isGeneral && steps.length > 2 ? foldName(steps.at(-3) ?? '') + parent : '';
  const bare = isGeneral ? '' : foldName(own.replace(/ *\([^)]*\)$/, '').replace(UNIT, ''));
  const names = [parent && parent + last, group, foldName(label), alone, bare];
  return [...new Set(names.filter(Boolean))];
}

/** Shorter words are parts of too many names. */
const MIN_WORD = 3;

/** Returns the words of the last two names of a path, and what neighbours make together, the longest first. */
export function listNameParts({ path }: SourcePath): string[] {
  const words = listSteps(path)
    .slice(-2)
    .flatMap((step) => step.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}]+/u))
    .map(foldName)
    .filter(Boolean);
  const parts = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1).join('')),
  );
  return [...new Set(parts)]
    .filter((part) => part.length >= MIN_WORD)
    .sort((a, b) => b.length - a.length);
}

/** Returns the code of the language that a path names, as the source writes it. */
export const findPathLanguage = (path: string): string | undefined => {
  const step = LANGUAGE_STEP.exec(path)?.[1];
  const name = LANGUAGE_END.exec(path)?.[0] ?? LANGUAGE_GROUP.exec(path)?.[0];
  return step ?? name?.replace(/^[._ -]/, '');
};

/** A path with a language in it holds for each language: 'titel_nl' → 'titel_{language}'. */
export const generalizeLanguage = (path: string): string =>
  path
    .replace(LANGUAGE_STEP, (step, code) => step.replace(`=${code}]`, '={language}]'))
    .replace(LANGUAGE_END, '$1{language}')
    .replace(LANGUAGE_GROUP, '$1{language}');
