/** Percent-encodes only the characters that a request line cannot carry. */
export const encodeForRequestLine = (payload: string): string =>
  percentEncode(payload, /[^\x21-\x7e]|[#"<>^`{|}]/g).replaceAll('?', '%3F');

/** Encodes a payload as a parameter's value. A payload that begins with an escape keeps its escapes. */
export const encodeParamValue = (payload: string): string =>
  percentEncode(payload, /^%([\dA-Fz]|$)/.test(payload) ? /[^\w.~%-]/g : /[^\w.~-]/g);

/** Encodes a payload as a header's value: no line ends, ASCII only, at most 4,000 characters. */
export const encodeHeaderValue = (payload: string): string =>
  percentEncode(payload, /[^\x20-\x7e]/g)
    .slice(0, 4_000)
    .trim();

/** Percent-encodes the characters that match; a lone surrogate becomes the replacement character. */
const percentEncode = (payload: string, characters: RegExp) =>
  payload
    .replace(/[\ud800-\udbff][\udc00-\udfff]/g, encodeURIComponent)
    .replace(characters, (character) =>
      character === '%' ? '%25' : encodeURIComponent(character),
    );
