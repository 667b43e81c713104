import type { ListingSection } from '../routing/section';

/** When a site needs a page that its route map and menu may lack: always, or with what its catalogue holds. */
export type PageNeed = 'always' | ListingSection | 'projects';

/**
 * The pages that the product itself leads to, by their original paths: when a site needs each, and what for. What is
 * not here it may go without: every link to it is left out then.
 */
export const NEEDED_PAGES: readonly { original: string; need: PageNeed; reason: string }[] = [
  { original: '/Privacy/', need: 'always', reason: 'every form links to it, as the law asks' },
  {
    original: '/Cookie-policy/',
    need: 'always',
    reason: 'the question about cookies links to it, as the law asks',
  },
  { original: '/login/', need: 'always', reason: 'owners sign in there, and mails lead to it' },
  ...[
    { original: '/for-sale/', reason: 'properties for sale are listed there' } as const,
    { original: '/for-rent/', reason: 'properties for rent are listed there' } as const,
    { original: '/Bouwgrond/', reason: 'building plots are listed there' } as const,
  ].map((page) => ({ ...page, need: page.original })),
  { original: '/Projects/', need: 'projects', reason: 'new-build projects are listed there' },
];

/** The original paths of the pages that the law asks for, as the footer lists them. */
export const LEGAL_PAGES: readonly string[] = ['/Privacy/', '/Cookie-policy/', '/Disclaimer/'];
