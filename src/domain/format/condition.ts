/**
 * The operators between two values, each a field or a literal. A missing value equals the empty
 * text.
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
 * A condition such as `!field > 100 && (!City == 'DURBUY' || !!HasPool)` (§3): `!name` stands for
 * the value of the field of that name, any other `!` negates. There are comparisons, && and ||,
 * parentheses and literals, and nothing else: no call, no property, no eval.
 * @throws SyntaxError for whatever is no such condition.
 */
export function evaluateCondition(condition: string, read: (field: string) => unknown): boolean {
  const tokens = tokenizeCondition(condition, read);
  let at = 0;
  const taken = (...operators: string[]): string | undefined => {
    const operator = tokens[at]?.operator;
    if (operator === undefined || !operators.includes(operator)) return undefined;
    at += 1;
    return operator;
  };

  const either = (): unknown => {
    let value = both();
    while (taken('||')) {
      const right = both();
      value = isTruthy(value) || isTruthy(right);
    }
    return value;
  };
  const both = (): unknown => {
    let value = comparison();
    while (taken('&&')) {
      const right = comparison();
      value = isTruthy(value) && isTruthy(right);
    }
    return value;
  };
  const comparison = (): unknown => {
    const left = single();
    const operator = taken('==', '===', '!=', '!==', '<', '<=', '>', '>=');
    return operator
      ? compareValues(left, operator.slice(0, 2) as ComparisonOperator, single())
      : left;
  };
  const single = (): unknown => {
    if (taken('!')) return !isTruthy(single());
    if (taken('(')) {
      const value = either();
      if (!taken(')')) throw new SyntaxError('a parenthesis stays open');
      return value;
    }
    const token = tokens[at];
    if (!token || token.operator !== undefined) throw new SyntaxError('a value is missing');
    at += 1;
    return token.value;
  };

  const value = either();
  if (at < tokens.length) throw new SyntaxError('something follows the condition');
  return isTruthy(value);
}

/**
 * Two values as the content system compares them: '3' and 3 are equal, so are true and 'true', and
 * so is nothing to the empty text. Order is by number, or by letter between two texts (ISO dates).
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

/** Whether a value counts as yes: nothing, '', 0, false and 'false' do not, nor does an empty list. */
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
