import type { Breakage } from '../breakage';

/** Guarantees of what visitors are told: figures by their rules, absence as no fact, words in their language. */
export const CLAIM_BREAKAGES: readonly Breakage[] = [
  {
    name: 'the Dutch rate goes by what is bought',
    guarantee: 'A garage or a shop does not bear the Dutch tax of a home.',
    file: 'src/features/costs/dutch-comparison.ts',
    before: "if (homes === 'all') return",
    after: "if (homes !== 'part') return",
    tests: ['test/features/costs/dutch-comparison.test.ts'],
  },
  {
    name: 'the panel names the rules that it computed with',
    guarantee: 'Each figure of a panel has its source below it.',
    file: 'src/features/costs/cost-result.tsx',
    before: '[terms, costs, loan, dutch]',
    after: '[terms, costs, loan]',
    tests: ['test/features/costs/cost-sources.test.ts'],
  },
  {
    name: 'a cut number is found',
    guarantee:
      'No import puts a thousandth of a price in front of search engines without a warning.',
    file: 'src/platform/snapshot/build/check/cut-numbers.ts',
    before: 'return isWhole ? undefined : number;',
    after: 'return whole ? undefined : number;',
    tests: ['test/platform/snapshot/check-cut-numbers.test.ts'],
  },
  {
    name: 'documents that the facts prove are listed',
    guarantee: 'A home with a certificate is not said to have no documents.',
    file: 'src/domain/law/property-documents.ts',
    before: "filter(({ state }) => state === 'present')",
    after: "filter(({ state }) => state === 'expired')",
    tests: ['test/features/property/catalogue-words.test.ts'],
  },
  {
    name: 'a question has no colon behind it',
    guarantee: 'Mails read as somebody would write them.',
    file: 'src/domain/format/add-colon.ts',
    before: '/[?!:]$/',
    after: '/[!:]$/',
    tests: ['test/domain/format/add-colon.test.ts'],
  },
  {
    name: 'the words of menus are those of their field',
    guarantee: 'Pages in English say the words of listings in English.',
    file: 'src/domain/language/catalogue-words.ts',
    before: 'if (word) return word[language];',
    after: 'if (word) return word.nl;',
    tests: ['test/domain/language/catalogue-words.test.ts'],
  },
];
