// Parameters of RFC 3492, section 5.
const [BASE, MIN, MAX, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128];

/**
 * Decodes a label of a domain (RFC 3492), without its 'xn--': 'mller-kva' → 'müller'. Browsers and the worker encode
 * domains, but decode none. Undefined for what is no label.
 */
export function decodePunycode(label: string): string | undefined {
  const end = label.lastIndexOf('-');
  const letters = [...label.slice(0, Math.max(end, 0))];
  let [code, index, bias] = [FIRST_CODE, 0, FIRST_BIAS];
  for (let place = end + 1; place < label.length; ) {
    const start = index;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = toDigit(label.charAt(place++));
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, MIN), MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(index - start, count, start === 0);
    code += Math.floor(index / count);
    index %= count;
    if (code > 0x10ffff) return undefined;
    letters.splice(index++, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}

/** Returns the value of a digit: a to z are 0 to 25, 0 to 9 are 26 to 35. */
function toDigit(character: string): number | undefined {
  if (/^[a-z]$/.test(character)) return character.charCodeAt(0) - 97;
  return /^\d$/.test(character) ? Number(character) + 26 : undefined;
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - MIN) * MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - MIN));
  return k + Math.floor(((BASE - MIN + 1) * rest) / (rest + SKEW));
}
