import type { Breakage } from '../breakage';

const MENTIONS = 'test/platform/personal-data/mentions.test.ts';
const PEOPLE = 'test/features/desk/people.test.ts';
const ASK_FIRST = 'test/features/desk/ask-first.test.ts';
const SEARCH = 'test/features/desk/desk-search.test.ts';
const ENDING = 'test/features/saved-searches/ending.test.ts';

/** Guarantees about one person among others: what is theirs, who looked, and when it ends. */
export const PEOPLE_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a mention gives its sentence only',
    guarantee: 'The export of one person hands over no other.',
    file: 'src/platform/personal-data/export-person-store.ts',
    before: '.flatMap((text) => findSentences(text, who))',
    after: '.filter((text) => findSentences(text, who).length > 0)',
    tests: [MENTIONS],
  },
  {
    name: 'mails to others stay out of an export',
    guarantee: 'Who asks for their data gets the mails that went to them.',
    file: 'src/platform/personal-data/export-person-store.ts',
    before: 'if (exportedTo && normalizeLogin(String(values[exportedTo])) !== who) return [];',
    after: 'void normalizeLogin; void exportedTo; void who;',
    tests: [MENTIONS],
  },
  {
    name: 'an erasure leaves the waiting mails of others',
    guarantee: 'Erasing one person loses no enquiry of another.',
    file: 'src/platform/personal-data/personal-tables.ts',
    before: "(state <> 'queued' OR queue = 'agency')",
    after: "(state <> 'burnt' OR queue = 'agency')",
    tests: [MENTIONS],
  },
  {
    name: 'an erasure asks for the address once more',
    guarantee: 'Nobody is erased with one tap.',
    file: 'src/features/desk/people/routes.tsx',
    before: 'if (answers.typed !== answers.who) {',
    after: "if (answers.typed === 'never') {",
    tests: [PEOPLE],
  },
  {
    name: 'the addresses of the agency are not erased',
    guarantee: 'Erasing takes the mails of all visitors along with no address.',
    file: 'src/platform/personal-data/agency-address.ts',
    before: "return 'agency';",
    after: 'return undefined;',
    tests: [PEOPLE],
  },
  {
    name: 'a visit is cancelled after a question',
    guarantee: 'One tap cancels no visit.',
    file: 'src/features/desk/visits/slot-routes.tsx',
    before: "read.action === 'cancel' && !read.answers.sure &&",
    after: "read.action === 'cancel' && read.answers.sure === 'yes' && false &&",
    tests: [ASK_FIRST],
  },
  {
    name: 'publishing is seen first',
    guarantee: 'Nothing is published from a page that does not say what changes.',
    file: 'src/features/desk/site/publish-routes.tsx',
    before: 'if (!read.answers.sure) return renderPublish(c, site);',
    after: '',
    tests: [ASK_FIRST],
  },
  {
    name: 'a number erases nobody who gave an address',
    guarantee: 'Erasing a caller leaves the rows of everybody else.',
    file: 'src/platform/personal-data/find-person-store.ts',
    before: 'row.isOwn || !isOfOther(row, others)',
    after: 'row.isOwn || !isOfOther(row, []) || others.length > 0',
    tests: ['test/features/desk/people-by-telephone.test.ts'],
  },
  {
    name: 'looking at an income is logged',
    guarantee: 'The agency can say who looked at an income.',
    file: 'src/features/desk/leads/render-lead.tsx',
    before: "await recordViewing(DB, getStaff(c), 'household viewed', lead.id);",
    after: 'void [recordViewing, getStaff];',
    tests: ['test/features/desk/viewings.test.ts'],
  },
  {
    name: 'what staff look for is in no address',
    guarantee: 'No log and no history of a browser holds who was looked for.',
    file: 'src/features/desk/leads/leads-query.ts',
    before: 'assignee,\n    search,',
    after: 'assignee,\n    q: query.q,\n    search,',
    tests: [SEARCH],
  },
  {
    name: 'a search at the desk is its author’s',
    guarantee: 'Nobody opens what a colleague looked for.',
    file: 'src/features/desk/leads/desk-searches-store.ts',
    before: 'WHERE id = ?1 AND staff = ?2 AND expires_at > ?3',
    after: 'WHERE id = ?1 AND ?2 <> staff || id AND expires_at > ?3',
    tests: [SEARCH],
  },
  {
    name: 'a search at the desk ends',
    guarantee: 'Who was looked for is forgotten after twelve hours.',
    file: 'src/features/desk/leads/desk-searches-store.ts',
    before: 'AND staff = ?2 AND expires_at > ?3',
    after: 'AND staff = ?2 AND ?3 > 0',
    tests: [SEARCH],
  },
  {
    name: 'subscribers who are silent end',
    guarantee: 'Nobody’s searches are kept for ever.',
    file: 'src/features/saved-searches/ending/ending-store.ts',
    before: 'for (const account of idle) await eraseSubscriber(env, account, now);',
    after: 'void [idle, eraseSubscriber];',
    tests: [ENDING],
  },
  {
    name: 'nobody ends who was not told',
    guarantee: 'A mail comes thirty days before an account ends.',
    file: 'src/features/saved-searches/ending/ending-store.ts',
    before: '`(${told} OR disabled_at IS NOT NULL)`',
    after: '`(${told} OR ending_told_at IS NULL OR disabled_at IS NOT NULL)`',
    tests: [ENDING],
  },
  {
    name: 'opening a link keeps no account',
    guarantee: 'A mail program that opens links is no sign of life.',
    file: 'src/features/saved-searches/ending/keep-routes.tsx',
    before: 'if (!account || !(await hasSubscriber(c.env.DB, account))) return renderGone(c);',
    after:
      'if (!account || !(await hasSubscriber(c.env.DB, account))) return renderGone(c);\n  await noteSignOfLife(c.env.DB, account, Date.now());',
    tests: [ENDING],
  },
];
