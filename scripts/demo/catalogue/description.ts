import { listPlanRooms } from '../pictures/plan-rooms.ts';
import type { DemoFacts, DemoProperty } from './demo-listing.ts';
import type { LocalizedSentence } from './sentences.ts';
import {
  BEDROOM_SENTENCES,
  CLOSING_SENTENCES,
  CONDITION_SENTENCES,
  GARDEN_AND_TERRACE_SENTENCES,
  GARDEN_SENTENCES,
  HEATING_SENTENCES,
  LIVING_SENTENCES,
  TERRACE_SENTENCES,
} from './sentences.ts';
import { type DemoLanguage, PROPERTY_KINDS } from './vocabulary.ts';

/**
 * Returns the description: the listing's own one, or its opening lines and sentences composed from
 * its facts. Every third listing of the catalogue ends with an invitation to call.
 */
export function buildDescription(listing: DemoProperty, lang: DemoLanguage, index: number): string {
  const { text, opening = '' } = listing[lang];
  if (text) return text;
  const { facts = {}, goal } = listing;
  const renderSentence = (pool: readonly LocalizedSentence[] | undefined) =>
    pool ? pickSentence(pool, listing.id)[lang](facts) : '';
  const rooms =
    facts.kitchen && facts.beds !== undefined && PROPERTY_KINDS[listing.kind].webId !== 5
      ? [
          renderSentence(LIVING_SENTENCES[facts.kitchen]),
          facts.beds > 0 ? renderSentence(BEDROOM_SENTENCES[getSleepingPlace(listing)]) : '',
          renderSentence(getOutdoorSentences(facts)),
        ]
      : [];
  const building = [
    facts.condition ? renderSentence(CONDITION_SENTENCES[facts.condition]) : '',
    facts.heating ? renderSentence(HEATING_SENTENCES[facts.heating]) : '',
    index % 3 > 0 || goal === 2 || listing.marquee === 'closed'
      ? ''
      : renderSentence(goal === 1 ? CLOSING_SENTENCES.rent : CLOSING_SENTENCES.sale),
  ];
  return [[opening], rooms, building]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
}

/** Returns where the bedrooms are: a plan of a house with more floors shows its lowest. */
function getSleepingPlace({ house, facts }: DemoProperty): keyof typeof BEDROOM_SENTENCES {
  if ((facts?.floors ?? 1) === 1) return 'level';
  return listPlanRooms(house).includes('bedroom') ? 'both' : 'upstairs';
}

const ALL_GARDEN_SENTENCES = [...GARDEN_AND_TERRACE_SENTENCES, ...GARDEN_SENTENCES];

function getOutdoorSentences({
  garden,
  terrace,
  style,
}: DemoFacts): readonly LocalizedSentence[] | undefined {
  if (garden && terrace)
    return style === 'modern' ? GARDEN_AND_TERRACE_SENTENCES : ALL_GARDEN_SENTENCES;
  return garden ? GARDEN_SENTENCES : terrace ? TERRACE_SENTENCES : undefined;
}

/**
 * The listings that used each pool, in order. Variants rotate, so that none occurs twice in a row.
 */
const LISTINGS_BY_POOL = new Map<readonly LocalizedSentence[], number[]>();

/** Returns the pool's sentence for this listing: the same variant in both languages. */
function pickSentence(pool: readonly LocalizedSentence[], id: number): LocalizedSentence {
  const listingIds = LISTINGS_BY_POOL.get(pool) ?? [];
  LISTINGS_BY_POOL.set(pool, listingIds);
  if (!listingIds.includes(id)) listingIds.push(id);
  const sentence = pool[listingIds.indexOf(id) % pool.length];
  if (!sentence) throw new Error('an empty pool of sentences');
  return sentence;
}

/** Returns the first sentences, as many as fit in 160 characters, but at least one. */
export function buildExcerpt(listing: DemoProperty, lang: DemoLanguage): string {
  const opening = (listing[lang].text ?? listing[lang].opening ?? '').split('\n')[0] ?? '';
  // A dot before a digit is a sign of thousands, not the end of a sentence.
  const [first = '', ...others] = opening.split(/(?<=[.!?])(?=\s)/);
  let excerpt = first;
  for (const sentence of others) {
    if ((excerpt + sentence).length > 160) break;
    excerpt += sentence;
  }
  return excerpt;
}
