import type { PersonalRow } from './personal-table';

/** The answers of a form that name its sender. */
const FULL_NAMES = ['name'];
const PARTS = ['firstName', 'lastName'];

/** Lists the full names that a person's own rows give them. */
export const listNames = (rows: readonly PersonalRow[]): string[] => [
  ...new Set(
    rows
      .filter(({ isOwn }) => isOwn)
      .flatMap(({ table, values }) =>
        (table.names ?? []).flatMap((column) => readNames(String(values[column] ?? ''))),
      )
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Reads the names of a column: the name itself, or those among the answers of a form. */
function readNames(stored: string): string[] {
  if (!stored.startsWith('{')) return [stored];
  const answers = JSON.parse(stored) as Record<string, unknown>;
  const read = (fields: readonly string[]) => fields.map((field) => String(answers[field] ?? ''));
  return [...read(FULL_NAMES), read(PARTS).join(' ')];
}
