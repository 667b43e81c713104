import { readEmail } from '../../../../src/domain/typed-values/read-email';
import { readLanguages } from './localized-answer';
import type { Answers } from './question';
import { splitList } from './split-list';

/** A person as answered: 'Els Maas, zaakvoerder/gérante, els@maas.be'. */
interface Person {
  name: string;
  /** One for all languages, or one for each in their order. */
  roles: string[];
  email: string;
}

const readPeople = (answer: string): Person[] =>
  splitList(answer, ';').map((text) => {
    const [name = '', roles = '', email = ''] = splitList(text);
    return { name, roles: splitList(roles, '/'), email };
  });

/** Returns what is wrong with the people of an answer; undefined if nothing is. */
export function findTeamProblem(answer: string, answers: Answers): string | undefined {
  const count = readLanguages(answers).length;
  for (const { name, roles, email } of readPeople(answer)) {
    if (roles.length === 0) return `${name} has no role: write name, role; name, role`;
    if (roles.length !== 1 && roles.length !== count)
      return `${name} has ${roles.length} roles: one for all languages, or ${count} in their order (${answers.languages})`;
    if (email && readEmail(email) === undefined) return `${email} is not an e-mail address`;
  }
  return undefined;
}

/** The number by which the contact modules of the starter's pages find people (data/starter/menu.json). */
const CONTACT_MODULE = 10;

/** Returns the records of the people of good answers; who has no address of their own is reached at the agency's. */
export const buildTeam = (answers: Answers) =>
  readPeople(answers.team ?? '').map(({ name, roles, email }, index) => ({
    id: index + 1,
    name,
    role: Object.fromEntries(
      readLanguages(answers).map((language, place) => [language, roles[place] ?? roles[0]]),
    ),
    email: readEmail(email || (answers.email ?? '')),
    contact: [CONTACT_MODULE],
    sort: index + 1,
    status: 'Published',
  }));
