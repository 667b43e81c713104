import { DAY_MS } from '../../../../domain/format/durations';
import { DETAILS_FILE, SUMMARIES_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createErrorFinding } from './finding';

const UINT8_LIMIT = 2 ** 8;
const UINT16_LIMIT = 2 ** 16;
const UINT32_LIMIT = 2 ** 32;
const MAX_CATEGORIES = 32;

/** The numbers a column of the index can hold (listing-index.ts): the lowest, and the highest plus one. */
type ColumnRange = readonly [min: number, limit: number];

const SUMMARY_LIMITS: Readonly<Record<string, ColumnRange>> = {
  ID: [0, UINT32_LIMIT],
  Goal: [0, UINT8_LIMIT],
  ProjectID: [0, UINT32_LIMIT],
  Price: [0, UINT32_LIMIT],
  // Negative for a house that produces more energy than it uses (§9: '0 or less').
  EnergyPerformance: [-UINT16_LIMIT / 2, UINT16_LIMIT / 2],
};
const DETAIL_LIMITS: Readonly<Record<string, ColumnRange>> = {
  NumberOfBedRooms: [0, UINT8_LIMIT],
  SurfaceLiving: [0, UINT32_LIMIT],
  SurfaceGround: [0, UINT32_LIMIT],
};

/** Refuses numbers that overflow the index's columns of fixed width: they would become other numbers. */
export const INDEX_LIMIT_RULES: readonly SnapshotRule[] = [
  createRangeRule(SUMMARIES_FILE, SUMMARY_LIMITS),
  createRangeRule(DETAILS_FILE, DETAIL_LIMITS),
  {
    requiredFiles: [],
    *checkListings(_input, slice) {
      for (const { ID, language, DatePosted } of slice[DETAILS_FILE]) {
        if (!DatePosted) continue;
        const day = Date.parse(DatePosted) / DAY_MS;
        if (day >= 0 && day < UINT16_LIMIT) continue;
        yield createErrorFinding(
          DETAILS_FILE,
          `${ID} ${language}`,
          'DatePosted',
          `is ${DatePosted}, which is out of reach (1970 to 2149)`,
        );
      }
    },
  },
  {
    requiredFiles: [],
    *check(_input, { categories }) {
      if (categories.size <= MAX_CATEGORIES) return;
      yield createErrorFinding(
        SUMMARIES_FILE,
        '',
        'WebIDs',
        `${categories.size} different types are in use; the index holds ${MAX_CATEGORIES}`,
      );
    },
  },
  {
    requiredFiles: [],
    *check(_input, { cityIds }) {
      if (cityIds.size <= UINT16_LIMIT) return;
      yield createErrorFinding(
        SUMMARIES_FILE,
        '',
        'City',
        `${cityIds.size} different towns are in use; the index holds ${UINT16_LIMIT}`,
      );
    },
  },
];

function createRangeRule(
  file: typeof SUMMARIES_FILE | typeof DETAILS_FILE,
  limits: Readonly<Record<string, ColumnRange>>,
): SnapshotRule {
  return {
    requiredFiles: [],
    *checkListings(_input, slice) {
      for (const record of slice[file]) {
        const values: Record<string, unknown> = { ...record };
        for (const [field, [min, limit]] of Object.entries(limits)) {
          const value = values[field];
          if (typeof value !== 'number' || (value >= min && value < limit)) continue;
          const message =
            value < min ? `is ${value}, below ${min}` : `is ${value}, above ${limit - 1}`;
          yield createErrorFinding(file, `${record.ID} ${record.language}`, field, message);
        }
      }
    },
  };
}
