import type { DisplayRule } from '../site/display-rule';
import { type ComparisonOperator, compareValues, evaluateCondition, isTruthy } from './condition';

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

function isLogicMet(rule: DisplayRule, record: Record<string, unknown>): boolean {
  const logic = LOGIC_BY_NAME.get(rule.logic.toLowerCase().replace(/[\s_-]/g, ''));
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
