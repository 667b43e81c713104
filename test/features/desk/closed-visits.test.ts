import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import { createAccountSite } from '../sign-in/account-requests';
import { createVillaFiles } from '../visits/closed-villa';
import { book, setUpAgenda } from './agenda-requests';
import { openDesk } from './desk-requests';

const agenda = setUpAgenda();

test.each([
  ['offered', /Verkocht|niet meer op de site/, false],
  ['sold', /· Verkocht/, true],
  ['gone', /· niet meer op de site/, true],
] as const)(
  'a coming visit to a home that is %s: every page that lists it says so',
  async (state, word, isSaid) => {
    await agenda.set();
    const slot = await book();
    await book('waits', 1);
    await env.DB.exec("UPDATE visits SET state = 'waiting', slot = NULL WHERE id = 'waits'");
    const [hour] = (
      await env.DB.prepare('SELECT starts_at AS at FROM slots WHERE id = ?')
        .bind(slot)
        .all<{ at: number }>()
    ).results;
    const day = toBrusselsTime(hour?.at ?? 0).slice(0, 10);
    const desk = await openDesk(await createAccountSite({}, createVillaFiles(state)));
    const pages = [
      `/nl/desk/?day=${day}`,
      `/nl/desk/bezoeken/?day=${day}`,
      `/nl/desk/bezoeken/${encodeURIComponent(slot)}/`,
      '/nl/desk/bezoeken/wachtlijst/',
    ];
    for (const page of pages) {
      const html = (await (await desk.get(page)).text()).replaceAll('\u00a0', ' ');
      expect([page, html.includes('Bo Claes'), word.test(html)]).toEqual([page, true, isSaid]);
    }
  },
);
