import { expect, test } from 'vitest';
import { createTestSite } from '../fixtures';
import { buildAgencyFiles, OWN_AGENCIES } from './agencies';

test.each(OWN_AGENCIES)(
  'in every language the forms of %s are the main content of their pages, whatever these are called',
  async (_, agency) => {
    const files = buildAgencyFiles(agency);
    const site = await createTestSite({ embedded: files });
    const languages = files['site/configuration.json'].language.languageUse.filter(
      ({ use }: { use: boolean }) => use,
    );
    for (const original of ['/demand-register/', '/contact-demand/'])
      for (const { code } of languages) {
        const route = files['site/routes.json'].find(
          (entry: { original: string }) => entry.original === original,
        );
        const html = await (await site(route[code])).text();
        expect(html, route[code]).toContain('form-page__aside');
        if (original === '/demand-register/') expect(html).toContain('search-matches');
      }
  },
);
