import * as v from 'valibot';
import { PositiveIntegerParameter, TextParameter } from '../../platform/request-parameters';

/** A whole sentence fits; what is beyond it is a text that somebody pasted. */
const MAX_TEXT_LENGTH = 2000;

/** A text that somebody searches for. */
export const SearchText = v.pipe(
  TextParameter,
  // By characters: half a character cannot be encoded in a link.
  v.transform((text) => [...text].slice(0, MAX_TEXT_LENGTH).join('').trim()),
);

/** The query string of the results page and of its feed. */
export const SearchQuery = v.object({
  q: SearchText,
  /** Whether only the exact words are searched, without synonyms. */
  exact: v.pipe(
    TextParameter,
    v.transform((value) => value === '1'),
  ),
  page: v.fallback(PositiveIntegerParameter, 1),
});
