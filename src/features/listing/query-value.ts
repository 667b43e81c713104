const PLAIN_VALUE = /^[\w.*-]*$/;

/**
 * Encodes a value of a query string exactly as URLSearchParams does. A list has sixty links with its
 * query in them, most of plain values: filling an object of the platform for each link took a tenth of
 * the page's time.
 */
export const encodeQueryValue = (value: string): string =>
  PLAIN_VALUE.test(value) ? value : new URLSearchParams({ '': value }).toString().slice(1);
