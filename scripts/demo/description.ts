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
import type { Lang } from './words.ts';

/**
 * The description: written by hand where the listing has one, else its opening lines followed by
 * what its facts say. `turn`, the listing's place in the catalogue, spreads the variants evenly.
 */
export function descriptionOf(listing: Listing, lang: Lang, turn: number): string {
  const { text, lead = '' } = listing[lang];
  if (text) return text;
  const { facts = {}, goal } = listing;
  const said = (pool: readonly Sentence[] | undefined, step: number) => {
    const sentence = pool?.[(turn * step + listing.id) % (pool.length || 1)];
    return sentence ? sentence[lang](facts) : '';
  };
  const rooms =
    facts.kitchen && facts.beds !== undefined
      ? [
          said(LIVING[facts.kitchen], 1),
          facts.beds > 0
            ? said((facts.floors ?? 1) > 1 ? SLEEPING.upstairs : SLEEPING.level, 1)
            : '',
          said(outside(facts), 1),
        ]
      : [];
  const building = [
    facts.condition ? said(STATE[facts.condition], 1) : '',
    facts.heating ? said(WARMTH[facts.heating], 1) : '',
    listing.marquee === 'closed' ? '' : said(goal === 1 ? CLOSING.rent : CLOSING.sale, 1),
  ];
  return [[lead], rooms, building]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
}

function outside({ garden, terrace }: Facts): readonly Sentence[] | undefined {
  if (garden && terrace) return [...GARDEN_AND_TERRACE, ...GARDEN];
  return garden ? GARDEN : terrace ? TERRACE : undefined;
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
