import { expect, test } from 'vitest';
import { setUpLocalDesk } from './local-desk';

const local = setUpLocalDesk();
const { run, report } = local;

test('the card and the poster of a property say in its language what the desk prints', async () => {
  const { card, poster, property, ...sheet } = await report('sheets', '84213', '--language', 'fr');
  expect(sheet).toMatchObject({ town: 'Durbuy', price: '€\u00a0575.000', label: 'B' });
  expect(sheet.facts).toContain('4 chambres');
  expect(sheet.law.join()).toContain('Certificat 20240318007214');
  expect(sheet.agent.number).toContain('IPI 500.000');
  expect([card, poster].map((url) => new URL(url).pathname)).toEqual([
    '/fr/desk/offre/84213/card/',
    '/fr/desk/offre/84213/poster/',
  ]);
  expect(new URL(property).pathname).toMatch(/^\/fr\/.*84213/);
  expect((await run('sheets', '1')).exitCode).toBe(1);
  expect((await run('sheets', 'x')).exitCode).toBe(2);
  expect((await run('sheets', '84213', '--language', 'xx')).exitCode).toBe(2);
});

test('what visitors saw change, and the addresses of the newsletter, are those of the desk', async () => {
  const { live } = await report('snapshot', 'status');
  await local.stores.db.batch([
    local.stores.db
      .prepare(
        'INSERT INTO catalogue_loads (number, version, created_at, announces) VALUES (1, ?1, ?2, 0)',
      )
      .bind(live, Date.now()),
    local.stores.db
      .prepare(
        `INSERT INTO property_changes (load, version, property, kind, before, after, created_at)
         VALUES (1, ?1, 84213, 'price', '605000', '575000', ?2)`,
      )
      .bind(live, Date.now()),
    local.stores.db
      .prepare(
        `INSERT INTO newsletter (email, language, asked_at) VALUES ('bo@example.be', 'fr', ?)`,
      )
      .bind(Date.now()),
  ]);
  const change = { property: 84213, kind: 'price', before: '605000', after: '575000' };
  expect(await report('snapshot', 'changes')).toMatchObject({ live, changes: [change] });
  const { addresses } = await report('newsletter', 'list');
  expect(addresses).toMatchObject([{ email: 'bo@example.be', language: 'fr', confirmed: null }]);
});
