import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import { DAY_MS } from '../../../src/domain/format/durations';
import { setUpLocalDesk } from './local-desk';
import { parseReport } from './staff-tool';

/** What the desk does, done by scripts: the same functions, the same rules, the same log. */
const local = setUpLocalDesk();
const { run, report } = local;
const AS = ['--as', 'luc@example.be'];

describe('leads', () => {
  test('are listed by state, taken by one person, noted, answered and closed', async () => {
    expect(await report('leads', 'list', '--state', 'new')).toMatchObject({ total: 2 });
    expect((await run('leads', 'list', '--state', 'won')).exitCode).toBe(2);
    expect((await run('leads', 'take', '1')).exitCode).toBe(2);
    expect(await report('leads', 'take', '1', ...AS)).toMatchObject({ id: 1, state: 'taken' });
    const late = await run('leads', 'take', '1', '--as', 'sanne@example.be');
    expect(late.exitCode).toBe(1);
    expect(parseReport(late).message).toBe('luc has lead 1.');
    await run('leads', 'note', '1', 'Belt liever na vijf uur.', ...AS);

    const { draft } = await report('leads', 'reply', '1');
    expect(draft.text).toMatch(/^Bonjour .*\n\nMerci pour votre message\./);
    const file = join(local.state, 'reply.txt');
    await writeFile(file, `${draft.text}Oui, la maison est libre.`);
    const { mail } = await report('leads', 'reply', '1', file, ...AS);
    const shown = await report('outbox', 'show', mail);
    expect(shown).toMatchObject({ recipient: 'an@example.be', subject: draft.subject });
    expect(shown.mail.text).toContain('Oui, la maison est libre.');
    expect(shown.mail.replyTo).toBe('luc@example.be');

    await run('leads', 'close', '1', ...AS);
    const { lead, trail } = await report('leads', 'show', '1');
    expect(lead).toMatchObject({ state: 'closed', assigneeName: 'luc' });
    expect(trail.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      ...['action', 'action', 'note', 'reply'],
    ]);
    expect(await report('leads', 'list', '--state', 'closed')).toMatchObject({ total: 1 });
  });

  test('are not answered from a file in another encoding, and nothing is lost', async () => {
    const file = join(local.state, 'latin.txt');
    await writeFile(file, Buffer.from('Prêt', 'latin1'));
    expect((await run('leads', 'reply', '2', file, ...AS)).exitCode).toBe(2);
    expect(await report('leads', 'show', '2')).toMatchObject({ lead: { state: 'new' } });
    expect((await run('leads', 'show', '99')).exitCode).toBe(1);
  });
});

describe('weekly hours', () => {
  test('are added, listed, blocked, freed, withdrawn for a day and removed', async () => {
    expect((await run('slots', 'add', '84213', '6', '10:00', '11:00')).exitCode).toBe(0);
    const { patterns } = await report('slots', 'pattern');
    expect(patterns).toMatchObject([{ property: 84213, weekday: 6, minutes: 30, capacity: 1 }]);
    const first = await local.stores.db
      .prepare('SELECT starts_at AS startsAt FROM slots ORDER BY starts_at LIMIT 1')
      .first<{ startsAt: number }>();
    const day = toBrusselsTime(first?.startsAt ?? 0).slice(0, 10);
    const { hours } = await report('slots', 'list', '84213', day);
    expect(hours).toMatchObject([
      { start: `${day}T10:00`, capacity: 1 },
      { start: `${day}T10:30` },
    ]);
    const hour = hours[0].id;
    expect((await run('slots', 'block', hour, '--reason', 'Sleutel weg')).exitCode).toBe(0);
    expect((await run('slots', 'block', hour)).exitCode).toBe(1);
    expect((await run('slots', 'free', hour)).exitCode).toBe(0);
    expect(await report('slots', 'day-off', day, '--reason', 'Feest')).toMatchObject({ kept: 0 });
    expect(await report('slots', 'list', '84213', day)).toMatchObject({ hours: [] });
    expect((await run('slots', 'day-on', day)).exitCode).toBe(0);
    expect((await run('slots', 'remove', String(patterns[0].id))).exitCode).toBe(0);
    expect(await report('slots', 'pattern')).toMatchObject({ patterns: [], daysOff: [] });
  });

  test.each([
    ['an unknown house', ['slots', 'add', '99999999', '6', '10:00', '11:00'], 'property'],
    ['an end before the start', ['slots', 'add', '84213', '6', '11:00', '10:00'], 'ends'],
    ['a day that is over', ['slots', 'day-off', '2020-12-25'], 'day'],
  ])('with %s are refused by field', async (_, words, field) => {
    const result = await run(...words);
    expect(result.exitCode).toBe(1);
    expect(parseReport(result).faults.map((fault: { field: string }) => fault.field)).toContain(
      field,
    );
  });
});

test('a visit is moved and cancelled with a mail to its visitor; a second time is refused', async () => {
  const starts = Date.now() + 5 * DAY_MS;
  const insertSlot = (id: string, at: number) =>
    local.stores.db
      .prepare(
        `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
         VALUES (?1, 84213, ?2, ?2 + 1800000, ?2, 1)`,
      )
      .bind(id, at);
  await local.stores.db.batch([
    insertSlot('from', starts),
    insertSlot('to', starts + DAY_MS),
    local.stores.db.prepare(
      `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
       VALUES ('v', 'confirmed', 84213, 'from', 'fr', 'Cy', 'cy@example.be', 1, 1)`,
    ),
  ]);
  const mails = () =>
    local.stores.db.prepare(`SELECT subject FROM outbox WHERE recipient = 'cy@example.be'`).all();
  expect((await run('visits', 'move', 'v', 'to')).exitCode).toBe(0);
  const moved = await mails();
  expect(moved.results).toHaveLength(1);
  expect((await run('visits', 'cancel', 'v')).exitCode).toBe(0);
  expect((await run('visits', 'cancel', 'v')).exitCode).toBe(1);
  // The first one had not left: the last one says all.
  const cancelled = await mails();
  expect(cancelled.results).toHaveLength(1);
  expect(cancelled.results).not.toEqual(moved.results);
});

test('what a visitor said is listed as missing, written, and released under a name', async () => {
  const starts = Date.now() - 2 * DAY_MS;
  await local.stores.db.batch([
    local.stores.db
      .prepare(
        `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
         VALUES ('past', 84213, ?1, ?1 + 1800000, ?1, 1)`,
      )
      .bind(starts),
    local.stores.db.prepare(
      `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
       VALUES ('seen', 'confirmed', 84213, 'past', 'nl', 'Di', 'di@example.be', 1, 1)`,
    ),
  ]);
  const list = async () => (await report('feedback', 'list', '--open')).visits;
  expect(await list()).toMatchObject([{ visit: 'seen', text: null, released: null }]);
  expect((await run('feedback', 'release', 'seen', ...AS)).exitCode).toBe(1);
  expect((await run('feedback', 'write', 'seen', 'Te klein.')).exitCode).toBe(2);
  expect((await run('feedback', 'write', 'seen', ' ', ...AS)).exitCode).toBe(1);
  expect((await run('feedback', 'write', 'v', 'Te klein.', ...AS)).exitCode).toBe(1);
  await run('feedback', 'write', 'seen', 'Te klein.', ...AS);
  expect(await list()).toMatchObject([{ text: 'Te klein.', released: null }]);
  expect((await run('feedback', 'release', 'seen', ...AS)).exitCode).toBe(0);
  expect(await list()).toEqual([]);
  expect(await report('feedback', 'list')).toMatchObject({
    visits: [{ visit: 'seen', text: 'Te klein.', visitor: '', released: expect.any(String) }],
  });
  const { results } = await local.stores.db
    .prepare('SELECT released_by AS releasedBy FROM visit_feedback')
    .all();
  expect(results).toEqual([{ releasedBy: 'luc' }]);
});

test('the log names who did what, and the figures are those of the desk', async () => {
  const { actions } = await report('log', 'list');
  const done = actions.map(
    ({ action, staffName }: { action: string; staffName: string | null }) => [
      ...[staffName, action],
    ],
  );
  expect(done).toEqual(
    expect.arrayContaining([
      ['luc', 'lead taken'],
      ['luc', 'lead answered'],
      [null, 'hours set'],
      [null, 'visit moved'],
    ]),
  );
  expect(await report('log', 'list', '--action', 'lead closed')).toMatchObject({ total: 1 });
  await local.stores.db
    .prepare(`INSERT INTO page_views (page, day, views) VALUES ('/property/84213/', ?, 7)`)
    .bind(toBrusselsTime(Date.now()).slice(0, 10))
    .run();
  const { listings, prices } = await report('figures');
  expect(listings).toMatchObject([{ property: 84213, total: 7 }]);
  expect(prices.length).toBeGreaterThan(0);
});

test.each([
  ['staff invited', ['desk', 'invite', 'nora@example.be']],
  ['staff closed', ['desk', 'disable', 'nora@example.be']],
  ['loads held', ['snapshot', 'hold', 'prices are wrong']],
  ['loads released', ['snapshot', 'hold', '--release']],
])('%s stands in the log, as when it is done at the desk', async (action, words) => {
  const { db } = local.stores;
  await run('desk', 'invite', 'nora@example.be');
  if (action === 'loads released') await run('snapshot', 'hold', 'prices are wrong');
  await db.exec('DELETE FROM staff_actions');
  expect((await run(...words)).exitCode).toBe(0);
  const { results } = await db.prepare('SELECT action, staff FROM staff_actions').all();
  expect(results).toEqual([{ action, staff: null }]);
});
