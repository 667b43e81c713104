/** Reference to rows of another table: the value of a column that it provides. */
export type LinkName = 'account' | 'leadKey' | 'lead' | 'visit' | 'login' | 'recipient';

/**
 * Where a person stands in a table of D1, and what erasing does there. The rows of a person are those that
 * `own` finds, and those that a link names; they are deleted. Any other row that only mentions the address
 * in a text keeps its figures: the address in it is blanked.
 */
export interface PersonalTable {
  table: string;
  /** SQL that names a row. */
  key: string;
  /** SQL that finds the rows of an address, ?1, which is in lower case. */
  own?: string;
  /** The column that names a row of another table, by what it is known by there. */
  links?: Partial<Record<LinkName, string>>;
  /** The columns by which other tables name a row of this one. */
  provides?: Partial<Record<LinkName, string>>;
  /** The columns with text in which an address may stand. */
  texts: readonly string[];
  /** Whether a row that mentions the address is the person's own as a whole. */
  isOwnIfMentioned?: true;
  /** The columns with keys of files in R2 that go with a row. */
  files?: readonly string[];
}

/** A row of the person, or one that mentions them. */
export interface PersonalRow {
  table: PersonalTable;
  /** The row's name, as `key` spells it. */
  key: string | number;
  isOwn: boolean;
  values: Readonly<Record<string, string | number | null>>;
}
