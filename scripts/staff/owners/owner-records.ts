import * as v from 'valibot';
import { LANGUAGES, type Language } from '../../../src/domain/language/language';
import { normalizeLogin } from '../../../src/platform/accounts/account';
import type { ImportedAccount } from '../../../src/platform/accounts/accounts-admin-store';
import { isEmailAddress } from '../../../src/platform/mail/email-address';
import { FileReference } from '../file-number';
import type { ImportFault } from '../record-file';

const Login = v.pipe(v.string('is missing'), v.transform(normalizeLogin));

/** A record of the file of `owners import`. */
const OwnerRecord = v.strictObject({
  email: v.pipe(Login, v.check(isEmailAddress, 'is not an e-mail address')),
  username: v.optional(
    v.pipe(Login, v.regex(/^[^@\s]{2,60}$/, 'has 2 to 60 characters, no spaces and no @')),
  ),
  name: v.pipe(
    v.string('is missing'),
    v.trim(),
    v.nonEmpty('is empty'),
    v.maxLength(120, 'is too long'),
  ),
  language: v.optional(v.picklist(LANGUAGES, 'is not a language of the site')),
  properties: v.pipe(
    v.array(FileReference, 'is not a list'),
    v.transform((ids) => [...new Set(ids)]),
  ),
});

/** Parses the owners of a file: the records without a fault, in the site's language where they name none; every fault. */
export function parseOwners(
  text: string,
  knownProperties: ReadonlySet<number> | undefined,
  siteLanguage: Language,
): { owners: ImportedAccount[]; faults: ImportFault[] } {
  const records = parseList(text);
  if (typeof records === 'string')
    return { owners: [], faults: [{ record: 'file', field: '', message: records }] };
  const faults: ImportFault[] = [];
  const owners: ImportedAccount[] = [];
  const seen = new Set<string>();
  for (const [index, record] of records.entries()) {
    const name = `owner ${index + 1}`;
    const own = listFaults(record, name, seen, knownProperties);
    faults.push(...own);
    if (own.length > 0) continue;
    const { username, language = siteLanguage, ...owner } = v.parse(OwnerRecord, record);
    owners.push({ ...owner, username, language });
  }
  return { owners, faults };
}

function parseList(text: string): unknown[] | string {
  try {
    const records: unknown = JSON.parse(text);
    return Array.isArray(records) ? records : 'should be a list of owners';
  } catch (problem) {
    return `is not valid JSON: ${(problem as Error).message}`;
  }
}

function listFaults(
  input: unknown,
  record: string,
  seen: Set<string>,
  knownProperties: ReadonlySet<number> | undefined,
): ImportFault[] {
  const result = v.safeParse(OwnerRecord, input);
  if (!result.success)
    return result.issues.map((issue) => ({
      record,
      field: v.getDotPath(issue) ?? '',
      message: issue.message,
    }));
  const { email, username, properties } = result.output;
  const faults: ImportFault[] = [];
  for (const [field, login] of Object.entries({ email, username })) {
    if (login !== undefined && seen.has(login))
      faults.push({ record, field, message: `${login} occurs twice` });
    if (login !== undefined) seen.add(login);
  }
  for (const id of properties)
    if (knownProperties && !knownProperties.has(id))
      faults.push({
        record,
        field: 'properties',
        message: `${id} is not a property of the live snapshot`,
      });
  return faults;
}
