/** The letters of the energy filter, best first: 'B or better' includes B+ and B- of Brussels. */
export const EPC_LETTERS = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type EpcLetter = (typeof EPC_LETTERS)[number];
