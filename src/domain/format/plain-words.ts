/**
 * Text that mail programs turn into links: schemes, hosts that are written out, addresses. Of a host, two signs on
 * each side of a full stop: a pattern of whole words would read a long word anew from each of its letters.
 */
const LINK_PATTERN =
  /:\/\/|\bwww\.|\b(?:https?|ftp|mailto|javascript|data):|@|[\p{L}\p{N}-]{2}\.\p{L}{2}|\bxn--/iu;

/**
 * Returns whether a text holds anything that a mail program could turn into a link. Signs that look or
 * count like a full stop or a slash are read as such, invisible ones are skipped.
 */
export const containsLink = (text: string): boolean =>
  LINK_PATTERN.test(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}+/gu, '')
      .replaceAll('\u3002', '.'),
  );

/** Returns whether a text can be the name of a person: no link, no slash. */
export const isPlainName = (text: string): boolean =>
  !containsLink(text) && !/[/\\]/.test(text.normalize('NFKC'));

/** Returns a text in which no full stop joins two words: 'J.Maes' → 'J. Maes'. */
export const separateWords = (text: string): string =>
  text.replace(/([.\u2024\u3002\uff0e\uff61])(?=\p{L})/gu, '$1 ');
