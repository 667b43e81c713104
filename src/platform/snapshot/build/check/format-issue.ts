import type * as v from 'valibot';
import type { LooseRefusal } from '../read-loosely';

/** Formats a refusal as a sentence whose subject is the field, with the values that it may have meant. */
export function formatRefusal({ issue, meanings }: LooseRefusal): string {
  if (meanings.length > 1)
    return `is ${formatIssueInput(issue.input)}, which may be ${meanings.join(' or ')}: write the one that is meant, without quotes`;
  if (issue.input === null && issue.path && issue.expected !== 'never')
    return `is null, but must be there: it should be ${formatExpectation(issue)}`;
  return formatIssue(issue);
}

/** Formats an issue as a sentence whose subject is the field: 'should be a number, but is "abc"'. */
export function formatIssue(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid '))
    return isGroup(issue.input)
      ? issue.message
      : `${issue.message}: ${formatIssueInput(issue.input)}`;
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return 'is not a field that this site knows';
  }
  if (issue.received === 'undefined') return 'is missing';
  if (issue.type === 'non_empty') return 'is empty';
  return `should be ${formatExpectation(issue)}, but is ${formatIssueInput(issue.input)}`;
}

/** The expectation in words, by type of issue; for other types valibot's own `expected` is used. */
const EXPECTATION_FORMATTERS: Record<string, (expected: string) => string> = {
  string: () => 'text',
  number: () => 'a number',
  boolean: () => 'true or false',
  array: () => 'a list',
  object: () => 'a group of fields',
  strict_object: () => 'a group of fields',
  integer: () => 'a whole number',
  finite: () => 'a number',
  min_value: (expected) => `${expected.replace('>=', '')} or more`,
  max_value: (expected) => `${expected.replace('<=', '')} or less`,
  min_length: (expected) => `at least ${expected.replace('>=', '')} long`,
  iso_date: () => 'a date such as 2026-03-31',
  url: () => 'a web address',
  literal: (expected) => expected,
  picklist: formatAlternatives,
  union: formatAlternatives,
  variant: formatAlternatives,
};

const formatExpectation = (issue: v.BaseIssue<unknown>) =>
  (EXPECTATION_FORMATTERS[issue.type] ?? ((expected) => expected))(
    issue.expected ?? 'something else',
  );

function formatAlternatives(expected: string): string {
  const options = expected
    .replace(/^\(|\)$/g, '')
    .split(' | ')
    .map(
      (option) =>
        ({ Object: 'texts by language', string: 'text', number: 'a number' })[option] ?? option,
    );
  return options.length > 1 ? `one of ${options.join(', ')}` : (options[0] ?? expected);
}

const isGroup = (value: unknown) => typeof value === 'object' && value !== null;

export function formatIssueInput(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isGroup(value)) return 'a group of fields';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
