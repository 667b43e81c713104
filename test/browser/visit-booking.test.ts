import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import fr from '../../data/texts/fr.json';
import nl from '../../data/texts/nl.json';
import { DAY_MS } from '../../src/domain/format/durations';
import { SlotInputSchema } from '../../src/features/visits/slot';
import { upsertSlots } from '../../src/features/visits/visits-store';
import { findAxeViolations } from './axe';
import { bookFirstSlot, buildBookingUrl } from './book-visit';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const TEXTS = { nl, fr };
const { origin, db } = sharedSite;

interface VisitorOptions {
  language: 'nl' | 'fr';
  script: boolean;
}

const [NL, FR] = ['nl', 'fr'] as const;

/**
 * Each about a house of its own, with two hours at which one can come. Who moves and leaves, and who
 * waits and is offered a place, do so with script and without, once in each language.
 */
const RUNS: { house: number; anna: VisitorOptions; cato: VisitorOptions }[] = [
  { house: 84236, anna: { language: NL, script: true }, cato: { language: FR, script: false } },
  { house: 84229, anna: { language: FR, script: false }, cato: { language: NL, script: true } },
];

/** Two windows, with script and without: who acts in one next, opens their visit by its link. */
let pages: { script: Page; plain: Page };
beforeAll(async () => {
  pages = {
    script: await openWindow(),
    plain: await openWindow({ javaScriptEnabled: false }),
  };
  const days = [5, 6].map((day) => new Date(Date.now() + day * DAY_MS).toISOString());
  const slots = RUNS.flatMap(({ house }) =>
    days.map((day) =>
      v.parse(SlotInputSchema, { property: house, start: `${day.slice(0, 10)}T11:00` }),
    ),
  );
  await upsertSlots(db, slots);
});

test.each(RUNS)(
  'Anna plans a visit to $house and moves it ($anna), Bert takes the hour she leaves, and Cato waits for hers ($cato)',
  async ({ house, ...visitors }) => {
    const anna = createPerson(`anna-${house}`, visitors.anna);
    const bert = createPerson(`bert-${house}`, visitors.cato);
    const cato = createPerson(`cato-${house}`, visitors.cato);
    await bookFirstSlot(origin, anna, house);
    await openVisitLink(anna);
    await anna.sees('VISIT_YOURS');
    await anna.isAccessible();
    await anna.page.locator('select[name=slot]').selectOption({ index: 1 });
    await anna.presses('VISIT_MOVE');
    await anna.sees('VISIT_MOVED');
    await anna.isAccessible();

    await bookFirstSlot(origin, bert, house);
    await cato.page.goto(buildBookingUrl(origin, cato, house));
    await cato.sees('VISITS_FULL');
    await cato.isAccessible();
    await bookFirstSlot(origin, cato, house);
    await openVisitLink(cato);
    await cato.sees('VISIT_WAITING');
    await cato.isAccessible();

    await anna.page.locator('.my-visit__ask summary').click();
    await anna.presses('VISIT_SURE');
    await anna.sees('VISIT_CANCELLED');
    await anna.isAccessible();
    await openVisitLink(cato);
    await cato.isAccessible();
    await cato.presses('VISIT_ACCEPT');
    await cato.sees('VISIT_CONFIRMED_NOW');
    await cato.isAccessible();
  },
);

type BookingPerson = ReturnType<typeof createPerson>;

function createPerson(name: string, { language, script }: VisitorOptions) {
  const page = pages[script ? 'script' : 'plain'];
  const texts = TEXTS[language];
  return {
    language,
    script,
    page,
    email: `${name}@example.be`,
    /** As far as it is the same for everyone. */
    sees: (key: keyof typeof nl) =>
      page
        .getByText(texts[key].split('{')[0] ?? '')
        .first()
        .waitFor(),
    presses: (key: keyof typeof nl) => page.getByRole('button', { name: texts[key] }).click(),
    /** What axe runs in is a page with script; without it the same markup is there. */
    async isAccessible() {
      if (script) expect(await findAxeViolations(page)).toEqual([]);
    },
  };
}

/** Opens one's own visit by the link in the last mail to this person. */
async function openVisitLink({ page, email }: BookingPerson): Promise<void> {
  const list = await fetchText('/mails/');
  const [, id = ''] =
    new RegExp(`href="\\?id=([\\w-]+)"[^>]*><b>[^<]*</b>${email}<`).exec(list) ?? [];
  const mail = (await fetchText(`/mails/?id=${id}`)).replaceAll('&amp;', '&');
  const [link = `no link in the mail to ${email}`] = /http\S+&key=[\w-]{45,48}/.exec(mail) ?? [];
  await page.goto(link);
}

const fetchText = async (path: string) => (await fetch(origin + path)).text();
