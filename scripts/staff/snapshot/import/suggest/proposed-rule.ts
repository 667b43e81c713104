import type { FieldRule } from '../import-map';

/** A rule that a source suggests, and the values that the words of the project do not explain. */
export interface ProposedRule {
  rule: Partial<FieldRule> & { from: string };
  table?: Record<string, number | string>;
  unknown: string[];
}
