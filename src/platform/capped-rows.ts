/** The first rows of a list, and whether there are more: no list ends silently at a number. */
export interface CappedRows<Row> {
  rows: readonly Row[];
  isMore: boolean;
}

/** Takes `max` of rows that were read with `LIMIT max + 1`: the one too many tells that there are more. */
export const capRows = <Row>(rows: readonly Row[], max: number): CappedRows<Row> => ({
  rows: rows.slice(0, max),
  isMore: rows.length > max,
});
