import { toPhoneUrl } from '../../domain/format/phone';
import type { TeamMember } from '../../domain/site/team';
import type { RequestContext } from '../../platform/request-context';

/** Builds the contact card of the agency, with its first office (vCard 3.0, RFC 2426, which every address book reads). */
export function buildAgencyCard(ctx: RequestContext): string {
  const { name, phone, email, offices } = ctx.snapshot.site.configuration.agency;
  return formatCard([
    ['N', `${escapeValue(name)};;;;`],
    ['FN', escapeValue(name)],
    ['ORG', escapeValue(name)],
    ...offices.map(({ street, houseNumber, zip, city }): Line => {
      const parts = ['', '', `${street} ${houseNumber}`.trim(), city, '', zip, ''];
      return ['ADR;TYPE=WORK', parts.map(escapeValue).join(';')];
    }),
    ...formatReach(phone, email),
    ['URL', ctx.origin],
  ]);
}

/** Builds the contact card of a person of the agency. */
export function buildPersonCard(ctx: RequestContext, person: TeamMember): string {
  const { agency } = ctx.snapshot.site.configuration;
  const [given = '', ...family] = person.name.split(' ');
  return formatCard([
    ['N', `${escapeValue(family.join(' '))};${escapeValue(given)};;;`],
    ['FN', escapeValue(person.name)],
    ['ORG', escapeValue(agency.name)],
    ['TITLE', escapeValue(ctx.localize(person.role).text)],
    ...formatReach(person.phone || agency.phone, person.email),
    ['URL', ctx.origin],
  ]);
}

type Line = readonly [name: string, value: string];

const formatReach = (phone: string, email: string): Line[] => [
  ['TEL;TYPE=WORK,VOICE', toPhoneUrl(phone).slice('tel:'.length)],
  ['EMAIL;TYPE=INTERNET,WORK', escapeValue(email)],
];

const formatCard = (lines: readonly Line[]): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...lines.filter(([, value]) => value).map(([name, value]) => foldLine(`${name}:${value}`)),
    'END:VCARD',
    '',
  ].join('\r\n');

/** Escapes what separates values; control characters become blanks. */
const escapeValue = (text: string): string =>
  text.replace(/\p{Cc}+/gu, ' ').replace(/[\\,;]/g, (character) => `\\${character}`);

/** Folds a line that is longer than 75 characters; the next one begins with a blank. */
const foldLine = (line: string): string => (line.match(/.{1,70}/gsu) ?? []).join('\r\n ');
