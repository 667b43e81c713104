import { cityId } from '../../../../domain/catalogue/listing/listing-index';
import { categoriesOf } from '../../../../domain/catalogue/property';
import type { Rule } from './finding';
import { error } from './finding';

const SUMMARIES = 'catalogue/properties.json';
const DETAILS = 'catalogue/property-details.json';
const BYTE = 2 ** 8;
const SHORT = 2 ** 16;
const LONG = 2 ** 32;
const BITS = 32;
const DAY_MS = 86_400_000;

/** What fits a column of the index (catalogue/listing-index): from, and the first number too many. */
type Range = readonly [from: number, tooMany: number];

const SUMMARY_LIMITS: Readonly<Record<string, Range>> = {
  ID: [0, LONG],
  Goal: [0, BYTE],
  ProjectID: [0, LONG],
  Price: [0, LONG],
  // A house that makes more than it uses has less than nothing (§9: '0 or less').
  EnergyPerformance: [-SHORT / 2, SHORT / 2],
};
const DETAIL_LIMITS: Readonly<Record<string, Range>> = {
  NumberOfBedRooms: [0, BYTE],
  SurfaceLiving: [0, LONG],
  SurfaceGround: [0, LONG],
};

/** The index keeps numbers in columns of fixed width: what does not fit would come out as another number. */
export const LIMITS: readonly Rule[] = [
  within(SUMMARIES, SUMMARY_LIMITS),
  within(DETAILS, DETAIL_LIMITS),
  {
    whole: [],
    *find({ source }) {
      for (const { ID, language, DatePosted } of source[DETAILS]) {
        if (!DatePosted) continue;
        const day = Date.parse(DatePosted) / DAY_MS;
        if (day >= 0 && day < SHORT) continue;
        yield error(
          DETAILS,
          `${ID} ${language}`,
          'DatePosted',
          `is ${DatePosted}, which is out of reach (1970 to 2149)`,
        );
      }
    },
  },
  {
    whole: [],
    *find({ source }) {
      const used = new Set(source[SUMMARIES].flatMap(categoriesOf));
      if (used.size <= BITS) return;
      yield error(
        SUMMARIES,
        '',
        'WebIDs',
        `${used.size} different types are in use; the index holds ${BITS}`,
      );
    },
  },
  {
    whole: [],
    *find({ source }) {
      const towns = new Set(source[SUMMARIES].map(cityId));
      if (towns.size <= SHORT) return;
      yield error(
        SUMMARIES,
        '',
        'City',
        `${towns.size} different towns are in use; the index holds ${SHORT}`,
      );
    },
  },
];

function within(
  file: typeof SUMMARIES | typeof DETAILS,
  limits: Readonly<Record<string, Range>>,
): Rule {
  return {
    whole: [],
    *find({ source }) {
      for (const record of source[file]) {
        const values: Record<string, unknown> = { ...record };
        for (const [field, [from, tooMany]] of Object.entries(limits)) {
          const value = values[field];
          if (typeof value !== 'number' || (value >= from && value < tooMany)) continue;
          const message =
            value < from ? `is ${value}, below ${from}` : `is ${value}, above ${tooMany - 1}`;
          yield error(file, `${record.ID} ${record.language}`, field, message);
        }
      }
    },
  };
}
