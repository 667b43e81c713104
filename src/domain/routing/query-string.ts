import { memoizePerObject } from '../memoize-per-object';

/** Formats parameters as the query string of an address: '' without any. */
export const formatSearch = (parameters: readonly (readonly [string, string])[]): string =>
  parameters
    .map((parameter, position) => `${position ? '&' : '?'}${formatParameter(parameter)}`)
    .join('');

const PLAIN_VALUE = /^[\w.*-]*$/;

/**
 * Formats a parameter of a query string exactly as URLSearchParams does. Pages have dozens of links with a query,
 * most of plain values: filling an object of the platform for each link took a tenth of a list's time, and a sixth if
 * the list is of several towns.
 */
const formatParameter = (parameter: readonly [string, string]): string =>
  PLAIN_VALUE.test(parameter[1]) ? `${parameter[0]}=${parameter[1]}` : encodeParameter(parameter);

const encodeParameter = memoizePerObject(
  ([name, value]: readonly [string, string]) =>
    `${name}=${new URLSearchParams({ '': value }).toString().slice(1)}`,
);
