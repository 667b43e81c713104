import type { Facts, Listing } from './listing.ts';
import type { Sentence } from './sentences.ts';
import {
  CLOSING,
  GARDEN,
  GARDEN_AND_TERRACE,
  LIVING,
  SLEEPING,
  STATE,
  TERRACE,
  WARMTH,
} from './sentences.ts';
import { KINDS, type Lang } from './words.ts';

/**
 * The description: written by hand where the listing has one, else its opening lines followed by
 * what its facts say. One listing in three, by its place in the catalogue, ends with an invitation.
 */
export function descriptionOf(listing: Listing, lang: Lang, turn: number): string {
  const { text, lead = '' } = listing[lang];
  if (text) return text;
  const { facts = {}, goal } = listing;
  const said = (pool: readonly Sentence[] | undefined) =>
    pool ? dealt(pool, listing.id)[lang](facts) : '';
  const rooms =
    facts.kitchen && facts.beds !== undefined && KINDS[listing.kind].webId !== 5
      ? [
          said(LIVING[facts.kitchen]),
          facts.beds > 0 ? said((facts.floors ?? 1) > 1 ? SLEEPING.upstairs : SLEEPING.level) : '',
          said(outside(facts)),
        ]
      : [];
  const building = [
    facts.condition ? said(STATE[facts.condition]) : '',
    facts.heating ? said(WARMTH[facts.heating]) : '',
    turn % 3 > 0 || goal === 2 || listing.marquee === 'closed'
      ? ''
      : said(goal === 1 ? CLOSING.rent : CLOSING.sale),
  ];
  return [[lead], rooms, building]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
}

const EVERY_GARDEN = [...GARDEN_AND_TERRACE, ...GARDEN];

function outside({ garden, terrace, style }: Facts): readonly Sentence[] | undefined {
  if (garden && terrace) return style === 'modern' ? GARDEN_AND_TERRACE : EVERY_GARDEN;
  return garden ? GARDEN : terrace ? TERRACE : undefined;
}

/** The listings that each pool has served, in order: variants go round, so that none comes twice in a row. */
const SERVED = new Map<readonly Sentence[], number[]>();

/** The pool's sentence for this listing: the same one in both languages. */
function dealt(pool: readonly Sentence[], id: number): Sentence {
  const served = SERVED.get(pool) ?? [];
  SERVED.set(pool, served);
  if (!served.includes(id)) served.push(id);
  const sentence = pool[served.indexOf(id) % pool.length];
  if (!sentence) throw new Error('an empty pool of sentences');
  return sentence;
}

/** The first sentence or two, up to 160 characters. */
export function excerptOf(listing: Listing, lang: Lang): string {
  const opening = (listing[lang].text ?? listing[lang].lead ?? '').split('\n')[0] ?? '';
  const sentences = opening.match(/[^.!?]+[.!?]+/g) ?? [opening];
  return sentences
    .reduce(
      (text, sentence) => (text && (text + sentence).length > 160 ? text : text + sentence),
      '',
    )
    .trim();
}
