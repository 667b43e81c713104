import { findMeaning } from './known-words';
import type { SourcePath } from './list-source-paths';
import { foldName } from './path-names';

const PICTURE = /\.(?:jpe?g|png|webp|heic|gif)(?:[?#|,;].*)?$/i;
const SIZES = ['xxl', 'large', 'original', 'full', 'big', 'gross'];
const ORDERS = ['order', 'position', 'rang', 'rank', 'ordre', 'volgnr', 'volgorde', 'sort', 'nr']
  .concat(['reihenfolge', 'sequence', 'seq', 'index', 'volgnummer'])
  .map(foldName);
const KINDS = ['type', 'kind', 'soort', 'category', 'art', 'gruppe'].map(foldName);

/** A place of pictures that a source suggests, and what a person should know of it. */
interface ProposedPictures {
  pictures?: Record<string, unknown>;
  notes: string[];
}

/** Proposes the list whose values are names or addresses of pictures: the largest where a record has several sizes. */
export function proposePictures(paths: readonly SourcePath[]): ProposedPictures {
  const named = paths.filter(({ values }) => values.some((value) => PICTURE.test(String(value))));
  const rank = ({ path }: SourcePath) => {
    const index = SIZES.findIndex((size) => path.toLowerCase().includes(size));
    return index < 0 ? SIZES.length : index;
  };
  const [best, ...others] = named.toSorted((a, b) => rank(a) - rank(b));
  if (!best) return { notes: [] };
  const at = best.path.lastIndexOf('[*]');
  if (at >= 0) return proposeList(best.path.slice(0, at), best.path.slice(at + 3), paths);
  const split = best.values.map(String).find((text) => /\.\w{3,4} *[|,;]/.test(text));
  const sign = split && /\.\w{3,4} *([|,;])/.exec(split)?.[1];
  const from = others.length > 0 && !sign ? named.map(({ path }) => path) : best.path;
  return { pictures: { from, ...(sign && { split: sign }) }, notes: [] };
}

function proposeList(list: string, member: string, paths: readonly SourcePath[]): ProposedPictures {
  const url = member.replace(/^\./, '');
  const members = paths.filter(({ path }) => path.startsWith(`${list}[*]`));
  const find = (names: readonly string[]) =>
    members.find(({ path }) => names.includes(foldName(path.slice(list.length + 3))));
  const order = find(ORDERS);
  const kinds = find(KINDS);
  const photo = kinds?.values.find((value) => findMeaning('Picture', value) === 1);
  const others = kinds?.values.filter((value) => value !== photo) ?? [];
  const toMember = ({ path }: SourcePath) => path.slice(list.length + 3).replace(/^\./, '');
  const from =
    kinds && photo !== undefined && others.length > 0
      ? `${list}[${toMember(kinds)}=${photo}]`
      : `${list}[*]`;
  return {
    pictures: { from, ...(url && { url }), ...(order && { order: toMember(order) }) },
    notes: from.endsWith('[*]')
      ? []
      : [`pictures: those that are ${others.join(', ')} are left out`],
  };
}
