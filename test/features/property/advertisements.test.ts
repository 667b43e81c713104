import { describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { openDesk, resetStaff } from '../desk/desk-requests';
import { createAccountSite } from '../sign-in/account-requests';
import type { Advertisement } from './advertisements';
import { ADVERTISEMENTS, createFilesOf, listMissing } from './advertisements';
import { toText } from './sale-kinds';

const fetchProperty = async (advertisement: Advertisement) => {
  const site = await createTestSite({ embedded: createFilesOf(advertisement) });
  const moved = await site('/property/84213/');
  return (await site(moved.headers.get('Location') ?? '')).text();
};

const fetchSheet = async (advertisement: Advertisement, sheet: string) => {
  await resetStaff();
  const desk = await openDesk(await createAccountSite({}, createFilesOf(advertisement)));
  return (await desk.get(`/nl/desk/aanbod/84213/${sheet}/`)).text();
};

/** Whatever renders a listing where its own page is not seen, or is its own page. */
const RENDERINGS: Record<string, (advertisement: Advertisement) => Promise<string>> = {
  'its page': async (advertisement) =>
    (await fetchProperty(advertisement)).split('"brochure"')[0] ?? '',
  'its brochure': async (advertisement) =>
    (await fetchProperty(advertisement)).split('<div class="brochure"')[1] ?? '',
  'a window card': (advertisement) => fetchSheet(advertisement, 'card'),
  'a poster': (advertisement) => fetchSheet(advertisement, 'poster'),
  'the feed': async (advertisement) => {
    const site = await createTestSite({ embedded: createFilesOf(advertisement) });
    const goal = advertisement.kind === 'private' ? 0 : 1;
    return (await site(`/nl/feed/?goal=${goal}`)).text();
  },
};

describe.each(Object.entries(RENDERINGS))('in %s', (_, render) => {
  test.each(Object.entries(ADVERTISEMENTS))(
    'a %s says what the rules on advertisements want',
    async (_, advertisement) => {
      const text = toText(await render(advertisement));
      expect(listMissing(text, advertisement)).toEqual([]);
      for (const other of advertisement.others) expect(text).not.toContain(other);
    },
  );
});
