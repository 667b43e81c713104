import type { DisplayRule } from '../site/display-rule';
import { compare, evaluate, isTrue, type Operator } from './condition';

/**
 * Whether something shows: all of its rules must hold, and a rule that cannot be evaluated does not
 * (§3, §5, §8). A rule compares its field with another field or a value, or holds an advanced
 * condition, or both; one that does neither fails.
 */
export const rulesHold = (rules: DisplayRule[], record: Record<string, unknown>): boolean =>
  rules.every((rule) => ruleHolds(rule, record));

function ruleHolds(rule: DisplayRule, record: Record<string, unknown>): boolean {
  const compares = rule.logic.trim() !== '';
  const isAdvanced = rule.advancedCondition.trim() !== '';
  try {
    return (
      (compares || isAdvanced) &&
      (!compares || logicHolds(rule, record)) &&
      (!isAdvanced || advancedHolds(rule, record))
    );
  } catch {
    return false; // §5: a rule that fails to evaluate counts as false
  }
}

type Logic = (left: unknown, right: unknown) => boolean;

const by =
  (operator: Operator): Logic =>
  (left, right) =>
    compare(left, operator, right);
const isEmpty: Logic = (left) =>
  Array.isArray(left) ? left.length === 0 : compare(left, '==', '');
const contains: Logic = (left, right) =>
  Array.isArray(left)
    ? left.some((part) => compare(part, '==', right))
    : String(left ?? '').includes(String(right));
const not =
  (logic: Logic): Logic =>
  (left, right) =>
    !logic(left, right);

/** The names a rule's logic goes by, without spaces, hyphens, underscores and case. */
const LOGIC = new Map<string, Logic>(
  (
    [
      [by('=='), '= == === eq is equal equals isequalto'],
      [by('!='), '!= !== <> ne neq isnot notequal notequals isnotequalto'],
      [by('>'), '> gt greater greaterthan'],
      [by('>='), '>= gte greaterorequal greaterthanorequal'],
      [by('<'), '< lt less lessthan'],
      [by('<='), '<= lte lessorequal lessthanorequal'],
      [contains, 'contains includes'],
      [not(contains), 'notcontains doesnotcontain notincludes'],
      [isEmpty, 'empty isempty'],
      [not(isEmpty), 'notempty isnotempty'],
      [isTrue, 'true istrue'],
      [not(isTrue), 'false isfalse'],
    ] as const
  ).flatMap(([logic, names]) => names.split(' ').map((name) => [name, logic] as const)),
);

function logicHolds(rule: DisplayRule, record: Record<string, unknown>): boolean {
  const logic = LOGIC.get(rule.logic.toLowerCase().replace(/[\s_-]/g, ''));
  if (!logic || rule.field === '') return false;
  const other = rule.compareWithField ? read(record, rule.compareWithField) : rule.compareWithValue;
  return logic(read(record, rule.field), other);
}

/** '!field' is the value of the rule's own field; '!Price' that of the field Price (§3). */
const advancedHolds = (rule: DisplayRule, record: Record<string, unknown>): boolean =>
  evaluate(rule.advancedCondition, (name) =>
    read(record, name === 'field' && rule.field ? rule.field : name),
  );

/** The record's own value under a name or a dotted path; undefined where there is none. */
function read(record: Record<string, unknown>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      record,
    );
}
