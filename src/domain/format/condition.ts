/**
 * The operators that compare two values, each a field or a literal. A missing value equals the
 * empty text.
 */
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';

interface ConditionToken {
  operator?: string;
  value?: unknown;
}

/** Maximum characters of a condition; it also limits the depth of parentheses. */
const MAX_CONDITION_LENGTH = 1000;

const TOKEN_PATTERN =
  /\s*(?:!(?!(?:true|false|null)\b)(?<field>[A-Za-z_][\w.]*)|(?<word>true|false|null)\b|(?<number>-?\d+(?:\.\d+)?)(?![\w.])|(?<text>"[^"]*"|'[^']*')|(?<operator>&&|\|\||[=!]==?|<=|>=|[<>!()]))\s*/y;

const LITERALS: Record<string, unknown> = { true: true, false: false, null: null };

/**
 * Evaluates a condition such as `!field > 100 && (!City == 'LIER' || !!HasPool)` (§3): `!name` is
 * the value of the field of that name, any other `!` negates. The language has comparisons, && and
 * ||, parentheses and literals; no calls, no properties, no eval.
 * @throws SyntaxError if the condition is invalid.
 */
export function evaluateCondition(
  condition: string,
  read: (field: string) => unknown,
  compare = compareValues,
): boolean {
  const tokens = tokenizeCondition(condition, read);
  let index = 0;
  const takeOperator = (...operators: string[]): string | undefined => {
    const operator = tokens[index]?.operator;
    if (operator === undefined || !operators.includes(operator)) return undefined;
    index += 1;
    return operator;
  };

  const evaluateOr = (): unknown => {
    let value = evaluateAnd();
    while (takeOperator('||')) {
      const right = evaluateAnd();
      value = isTruthy(value) || isTruthy(right);
    }
    return value;
  };
  const evaluateAnd = (): unknown => {
    let value = evaluateComparison();
    while (takeOperator('&&')) {
      const right = evaluateComparison();
      value = isTruthy(value) && isTruthy(right);
    }
    return value;
  };
  const evaluateComparison = (): unknown => {
    const left = evaluateOperand();
    const operator = takeOperator('==', '===', '!=', '!==', '<', '<=', '>', '>=');
    return operator
      ? compare(left, operator.slice(0, 2) as ComparisonOperator, evaluateOperand())
      : left;
  };
  const evaluateOperand = (): unknown => {
    if (takeOperator('!')) return !isTruthy(evaluateOperand());
    if (takeOperator('(')) {
      const value = evaluateOr();
      if (!takeOperator(')')) throw new SyntaxError('a parenthesis stays open');
      return value;
    }
    const token = tokens[index];
    if (!token || token.operator !== undefined) throw new SyntaxError('a value is missing');
    index += 1;
    return token.value;
  };

  const value = evaluateOr();
  if (index < tokens.length) throw new SyntaxError('something follows the condition');
  return isTruthy(value);
}

/**
 * Lists the fields that a condition reads.
 * @throws SyntaxError if the condition is invalid, whatever the values of the fields.
 */
export function listConditionFields(condition: string): string[] {
  const fields: string[] = [];
  evaluateCondition(
    condition,
    (field) => fields.push(field),
    () => true,
  );
  return fields;
}

/**
 * Compares two values like the content system: '3' equals 3, true equals 'true', and a missing value
 * equals the empty text. Numbers are ordered by size, two texts (ISO dates) by character.
 * @throws SyntaxError for values without an order, and for lists and objects.
 */
export function compareValues(
  left: unknown,
  operator: ComparisonOperator,
  right: unknown,
): boolean {
  const [a, b] = [toComparable(left), toComparable(right)];
  if (operator === '==') return a === b;
  if (operator === '!=') return a !== b;
  if (typeof a !== typeof b || a === '' || b === '') throw new SyntaxError('no order between them');
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  return operator === '>' ? a > b : a >= b;
}

/** Checks whether a value counts as true: a missing value, '', 0, false, 'false' and an empty list do not. */
export const isTruthy = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : !['', 0, 'false'].includes(toComparable(value));

function toComparable(value: unknown): string | number {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw new SyntaxError('no plain value');
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function tokenizeCondition(condition: string, read: (field: string) => unknown): ConditionToken[] {
  if (condition.length > MAX_CONDITION_LENGTH) throw new SyntaxError('too long');
  const tokens: ConditionToken[] = [];
  const pattern = new RegExp(TOKEN_PATTERN);
  while (pattern.lastIndex < condition.length) {
    const { field, word, number, text, operator } = pattern.exec(condition)?.groups ?? {};
    if (operator !== undefined) tokens.push({ operator });
    else if (field !== undefined) tokens.push({ value: read(field) });
    else if (word !== undefined) tokens.push({ value: LITERALS[word] });
    else if (number !== undefined) tokens.push({ value: Number(number) });
    else if (text !== undefined) tokens.push({ value: text.slice(1, -1) });
    else throw new SyntaxError('not understood');
  }
  return tokens;
}
