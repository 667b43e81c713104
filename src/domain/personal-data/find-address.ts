/** The characters before an address in a text that make it the end of a longer one, and those after it. */
const LONGER_BEFORE = /[\p{L}\p{N}.!$%'*+^_~-]$/u;
const LONGER_AFTER = /^(?:[\p{L}\p{N}_-]|[.@][\p{L}\p{N}])/u;

/**
 * Returns whether a text holds exactly this address, in any case: `an@x.be` is in 'Mail An@x.be.', not in
 * `joan@x.be` and not in `an@x.be.example`. Addresses of links are found too, encoded as in a query.
 */
export const hasAddress = (text: string, email: string): boolean =>
  listForms(email).some((form) => findAddress(text.toLowerCase(), form, 0) >= 0);

/** Returns a text in which each occurrence of exactly this address is replaced. */
export function replaceAddress(text: string, email: string, replacement: string): string {
  let replaced = text;
  for (const form of listForms(email)) {
    let from = findAddress(replaced.toLowerCase(), form, 0);
    while (from >= 0) {
      replaced = replaced.slice(0, from) + replacement + replaced.slice(from + form.length);
      from = findAddress(replaced.toLowerCase(), form, from + replacement.length);
    }
  }
  return replaced;
}

/** The address as it is written, and as it is encoded in a link. */
const listForms = (email: string): string[] => {
  const plain = email.toLowerCase();
  return [plain, encodeURIComponent(plain).toLowerCase()];
};

/** Returns where an address begins in a text of lower case; -1 if it is not there. */
function findAddress(text: string, email: string, from: number): number {
  for (let at = text.indexOf(email, from); at >= 0; at = text.indexOf(email, at + 1))
    if (
      !LONGER_BEFORE.test(text.slice(Math.max(0, at - 2), at)) &&
      !LONGER_AFTER.test(text.slice(at + email.length, at + email.length + 3))
    )
      return at;
  return -1;
}
