import type { Breakage } from '../breakage';

/** Guarantees of signed links: each opens what it was signed for, as long as it lasts. */
export const LINK_BREAKAGES: readonly Breakage[] = [
  {
    name: 'the link of a file is signed',
    guarantee: 'Nobody opens a file by guessing its name.',
    file: 'src/platform/auth/signed-link.ts',
    before: "attachment: { binds: ['file', 'until']",
    after: "attachment: { binds: ['until']",
    tests: ['test/platform/auth/signed-links.test.ts'],
  },
  {
    name: 'the link of documents is signed',
    guarantee: 'Nobody opens a document by a link of their own.',
    file: 'src/platform/auth/signed-link.ts',
    before: "binds: ['file', 'name', 'property', 'project', 'until']",
    after: "binds: ['until']",
    tests: ['test/platform/auth/signed-links.test.ts'],
  },
  {
    name: 'the link of a visit is signed',
    guarantee: 'Nobody moves or cancels the visit of another.',
    file: 'src/platform/auth/signed-link.ts',
    before: "visit: { binds: ['id']",
    after: 'visit: { binds: []',
    tests: ['test/platform/auth/signed-links.test.ts'],
  },
  {
    name: 'a preview key is signed',
    guarantee: 'Drafts open by a link that staff made.',
    file: 'src/platform/auth/signed-link.ts',
    before: "preview: { binds: ['until']",
    after: 'preview: { binds: []',
    tests: ['test/platform/auth/signed-links.test.ts'],
  },
  {
    name: 'a newsletter link is signed',
    guarantee: 'Nobody confirms or ends the newsletter of another.',
    file: 'src/platform/auth/signed-link.ts',
    before: "newsletter: { binds: ['email']",
    after: 'newsletter: { binds: []',
    tests: ['test/platform/auth/signed-links.test.ts'],
  },
  {
    name: 'unsubscribing needs a signature',
    guarantee: 'Nobody ends the alerts of another.',
    file: 'src/platform/auth/signed-link.ts',
    before: "unsubscribe: { binds: ['id']",
    after: 'unsubscribe: { binds: []',
    tests: ['test/platform/auth/signed-links.test.ts'],
  },
  {
    name: 'a link ends',
    guarantee:
      'A link of a file, a document, a preview or a receipt that is found later opens nothing.',
    file: 'src/platform/auth/signed-link.ts',
    before: "if (SIGNED_LINKS[purpose].end === 'until' && !isAhead(parameters, now)) return false;",
    after: "if (SIGNED_LINKS[purpose].end === 'row' && !isAhead(parameters, now)) return false;",
    tests: ['test/platform/auth/signed-links.test.ts'],
  },
  {
    name: 'a signature is for one purpose',
    guarantee: 'A signed link of one kind opens no other kind.',
    file: 'src/platform/auth/signature.ts',
    before: '`${purpose} ${message}`',
    after: '`${message}`',
    tests: ['test/platform/auth/signature.test.ts'],
  },
];
