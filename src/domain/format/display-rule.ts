import type { DisplayRule } from '../site/display-rule';
import {
  type ComparisonOperator,
  compareValues,
  evaluateCondition,
  isTruthy,
  listConditionFields,
} from './condition';

/**
 * Checks whether a record meets all display rules (§3, §5, §8). A rule compares its field with
 * another field or a value, or has an advanced condition, or both. A rule with neither, or one that
 * cannot be evaluated, is not met.
 */
export const isEveryRuleMet = (rules: readonly DisplayRule[], record: object): boolean =>
  rules.every((rule) => isRuleMet(rule, record as Record<string, unknown>));

function isRuleMet(rule: DisplayRule, record: Record<string, unknown>): boolean {
  const hasLogic = rule.logic.trim() !== '';
  const hasCondition = rule.advancedCondition.trim() !== '';
  try {
    return (
      (hasLogic || hasCondition) &&
      (!hasLogic || isLogicMet(rule, record)) &&
      (!hasCondition || isAdvancedConditionMet(rule, record))
    );
  } catch {
    return false; // §5: a rule that fails to evaluate counts as false
  }
}

type RuleLogic = (left: unknown, right: unknown) => boolean;

const createComparison =
  (operator: ComparisonOperator): RuleLogic =>
  (left, right) =>
    compareValues(left, operator, right);
const isEmptyOperand: RuleLogic = (left) =>
  Array.isArray(left) ? left.length === 0 : compareValues(left, '==', '');
const hasOperand: RuleLogic = (left, right) =>
  Array.isArray(left)
    ? left.some((part) => compareValues(part, '==', right))
    : String(left ?? '').includes(String(right));
const negateLogic =
  (logic: RuleLogic): RuleLogic =>
  (left, right) =>
    !logic(left, right);

/** The logics by their names, in lower case without spaces, hyphens and underscores. */
const LOGIC_BY_NAME = new Map<string, RuleLogic>(
  (
    [
      [createComparison('=='), '= == === eq is equal equals isequalto'],
      [createComparison('!='), '!= !== <> ne neq isnot notequal notequals isnotequalto'],
      [createComparison('>'), '> gt greater greaterthan'],
      [createComparison('>='), '>= gte greaterorequal greaterthanorequal'],
      [createComparison('<'), '< lt less lessthan'],
      [createComparison('<='), '<= lte lessorequal lessthanorequal'],
      [hasOperand, 'contains includes'],
      [negateLogic(hasOperand), 'notcontains doesnotcontain notincludes'],
      [isEmptyOperand, 'empty isempty'],
      [negateLogic(isEmptyOperand), 'notempty isnotempty'],
      [isTruthy, 'true istrue'],
      [negateLogic(isTruthy), 'false isfalse'],
    ] as const
  ).flatMap(([logic, names]) => names.split(' ').map((name) => [name, logic] as const)),
);

const findLogic = ({ logic }: DisplayRule): RuleLogic | undefined =>
  LOGIC_BY_NAME.get(logic.toLowerCase().replace(/[\s_-]/g, ''));

/**
 * Finds why a rule could never be met: the field of the rule, and the reason in words; undefined if it can. `isField`
 * knows the fields of the records that it judges.
 */
export function findRuleProblem(
  rule: DisplayRule,
  isField: (name: string) => boolean,
): [field: keyof DisplayRule, problem: string] | undefined {
  const { field, logic, compareWithField, advancedCondition } = rule;
  const isUnknown = (path: string) => path !== '' && !isField(path.split('.', 1)[0] ?? '');
  const hasLogic = logic.trim() !== '';
  if (!hasLogic && advancedCondition.trim() === '')
    return ['logic', 'is empty, as is advancedCondition: the rule compares nothing'];
  if (hasLogic && !findLogic(rule)) return ['logic', `is ${logic}, which is no comparison`];
  if (hasLogic && field === '') return ['field', 'is empty: the rule compares nothing'];
  if (isUnknown(field)) return ['field', `names ${field}, which is not known here`];
  if (isUnknown(compareWithField))
    return ['compareWithField', `names ${compareWithField}, which is not known here`];
  try {
    const names = advancedCondition.trim() === '' ? [] : listConditionFields(advancedCondition);
    const unknown = names.find((name) => isUnknown(name) && !(name === 'field' && field));
    return unknown ? ['advancedCondition', `names ${unknown}, which is not known here`] : undefined;
  } catch (error) {
    return ['advancedCondition', `cannot be read: ${(error as Error).message}`];
  }
}

function isLogicMet(rule: DisplayRule, record: Record<string, unknown>): boolean {
  const logic = findLogic(rule);
  if (!logic || rule.field === '') return false;
  const other = rule.compareWithField
    ? readPath(record, rule.compareWithField)
    : rule.compareWithValue;
  return logic(readPath(record, rule.field), other);
}

/**
 * Evaluates an advanced condition: '!field' is the value of the rule's own field, '!Price' that of
 * the field Price (§3).
 */
const isAdvancedConditionMet = (rule: DisplayRule, record: Record<string, unknown>): boolean =>
  evaluateCondition(rule.advancedCondition, (name) =>
    readPath(record, name === 'field' && rule.field ? rule.field : name),
  );

/** Reads the record's own value under a name or a dotted path; undefined if there is none. */
function readPath(record: Record<string, unknown>, path: string): unknown {
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
