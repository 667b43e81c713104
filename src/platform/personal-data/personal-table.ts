/** Reference to rows of another table: the value of a column that it provides. */
export type LinkName = 'account' | 'leadKey' | 'lead' | 'visit' | 'login' | 'recipient';

/**
 * Where a person stands in a table of D1, and what erasing does there. What they sent, and what was sent to them,
 * is theirs (decision 111): the rows that `own` finds, and those that a link names; they are deleted. Any
 * other row that only mentions the address in a text stays: address and name in it are blanked.
 */
export interface PersonalTable {
  table: string;
  /** SQL that names a row. */
  key: string;
  /** SQL that finds the rows of an address, ?1, in any case. */
  own?: string;
  /**
   * The same of who is known by a telephone number alone: `own` finds the rows of its spellings, ?1, and `links` are
   * further ones.
   */
  ofNumber?: Pick<PersonalTable, 'own' | 'links'>;
  /** The column that names a row of another table, by what it is known by there. */
  links?: Partial<Record<LinkName, string>>;
  /** The columns by which other tables name a row of this one. */
  provides?: Partial<Record<LinkName, string>>;
  /** The columns with text in which an address may stand. */
  texts: readonly string[];
  /** The column with the moment that an export names where the row only mentions the person. */
  date?: string;
  /** The column whose address alone gives a row to an export; mentions in this table stay out of it. */
  exportedTo?: string;
  /** Whether its rows repeat what another table holds: a mention in it is deleted. */
  isCopy?: boolean;
  /** The columns with the person's name, or with answers that hold it. */
  names?: readonly string[];
  /** The columns about a property, whose address is its owner's to tell: an export leaves them out. */
  ofOwner?: readonly string[];
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
