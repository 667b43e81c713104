import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/format/durations';
import type { AlarmNotice } from '../../../src/features/watch/alarm-notice';
import type { AlarmSender } from '../../../src/features/watch/alarm-sender-store';
import { raiseAlarmsOfEvents } from '../../../src/features/watch/event-alarms-store';
import { raiseAlarmsOfState } from '../../../src/features/watch/examined-alarms-store';
import { recordIncidents } from '../../../src/platform/incidents-store';
import { emptyTables } from '../../empty-tables';
import { createTestContext } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const NOW = Date.UTC(2026, 10, 22, 12, 5);

let sender: AlarmSender;
/** What was posted beside the mails. */
let notices: AlarmNotice[];
beforeEach(async () => {
  notices = [];
  await emptyTables(['outbox', 'incidents', 'alarms', 'leads']);
  sender = await createSender();
});

async function createSender(alertEmail?: string): Promise<AlarmSender> {
  const files = createSmallSnapshot();
  Object.assign(files['site/configuration.json'].agency, alertEmail && { alertEmail });
  const ctx = await createTestContext('/nl/', files);
  return { DB: env.DB, ctx, tell: (notice) => void notices.push(notice) };
}

const failMail = (recipient: string, failedAt: number) =>
  env.DB.prepare(
    `INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, expires_at, error)
     VALUES (?1, ?2, 'Uw vraag', ?3, 'failed', ?4, ?4, ?4, 'the sink answered 550')`,
  )
    .bind(crypto.randomUUID(), recipient, JSON.stringify({ to: recipient }), failedAt)
    .run();

const insertLead = (created: number) =>
  env.DB.prepare(
    `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
     VALUES (?1, 'h', 'site-contact', 'nl', '{}', ?2)`,
  )
    .bind(crypto.randomUUID(), created)
    .run();

interface Alert {
  recipient: string;
  subject: string;
  queue: string;
  mail: string;
}
const loadAlarms = async () =>
  (
    await env.DB.prepare(
      "SELECT * FROM outbox WHERE mail ->> '$.kind' = 'alarm' ORDER BY rowid",
    ).all<Alert & Record<string, unknown>>()
  ).results;
const loadSubjects = async () => (await loadAlarms()).map(({ subject }) => subject);

test('nothing wrong brings no alarm', async () => {
  await raiseAlarmsOfEvents(sender, NOW);
  await raiseAlarmsOfState(sender, 0, NOW);
  expect(await loadAlarms()).toEqual([]);
});

describe('mails that failed', () => {
  test('bring one alarm to staff without anybody’s address, and at most one an hour', async () => {
    await failMail('victim@example.be', NOW - MINUTE_MS);
    await failMail('other@example.be', NOW - MINUTE_MS);
    for (let minute = 0; minute < 60; minute++) {
      if (minute % 10 === 5) await failMail('more@example.be', NOW + minute * MINUTE_MS - 1);
      await raiseAlarmsOfEvents(sender, NOW + minute * MINUTE_MS);
    }
    const [alarm, ...others] = await loadAlarms();
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({
      recipient: 'info@huis-vallee.example',
      subject: '2 e-mails konden niet vertrekken',
      queue: 'agency',
    });
    expect(alarm?.mail).not.toMatch(/victim|other@/);
    await raiseAlarmsOfEvents(sender, NOW + HOUR_MS);
    expect(await loadSubjects()).toEqual([
      '2 e-mails konden niet vertrekken',
      '6 e-mails konden niet vertrekken',
    ]);
    await raiseAlarmsOfEvents(sender, NOW + 3 * HOUR_MS);
    expect(await loadAlarms()).toHaveLength(2);
  });

  test('bring one alarm when ten jobs run at once', async () => {
    await failMail('victim@example.be', NOW - MINUTE_MS);
    await Promise.all(Array.from({ length: 10 }, () => raiseAlarmsOfEvents(sender, NOW)));
    expect(await loadSubjects()).toEqual(['1 e-mail kon niet vertrekken']);
  });

  test('bring no alarm about an alarm', async () => {
    await failMail('victim@example.be', NOW - MINUTE_MS);
    await raiseAlarmsOfEvents(sender, NOW);
    await env.DB.prepare("UPDATE outbox SET state = 'failed', due_at = ?")
      .bind(NOW + MINUTE_MS)
      .run();
    await env.DB.exec("DELETE FROM outbox WHERE recipient LIKE 'victim%'");
    await raiseAlarmsOfEvents(sender, NOW + 2 * HOUR_MS);
    expect(await loadAlarms()).toHaveLength(1);
  });

  test('are told to the configured address', async () => {
    await failMail('victim@example.be', NOW - MINUTE_MS);
    await raiseAlarmsOfEvents(await createSender('webmaster@huis-vallee.example'), NOW);
    expect(await loadAlarms()).toMatchObject([{ recipient: 'webmaster@huis-vallee.example' }]);
  });
});

test.each([
  ['refused load', 'Nieuwe gegevens van de site geweigerd (1)'],
  ['refused import', 'Gegevens uit uw vastgoedsoftware geweigerd (1)'],
  ['unequal backup', 'Een back-up kon niet teruggezet worden (1)'],
  ['untold page', 'Zoekmachines weten niet van gewijzigde pagina’s (1)'],
] as const)('a %s brings one alarm, by mail and posted', async (kind, subject) => {
  await recordIncidents(env.DB, kind, 1, NOW);
  await raiseAlarmsOfEvents(sender, NOW);
  await raiseAlarmsOfEvents(sender, NOW + 2 * HOUR_MS);
  expect(await loadSubjects()).toEqual([subject]);
  expect(notices).toEqual([{ kind: `${kind}s`, since: undefined, count: 1, isOver: false }]);
});

test('an alarm leads to the desk first, and names the command last', async () => {
  await recordIncidents(env.DB, 'refused load', 1, NOW);
  await raiseAlarmsOfEvents(sender, NOW);
  const { text } = JSON.parse((await loadAlarms())[0]?.mail ?? '{}');
  const [desk, command] = ['/nl/desk/aanbod/', 'npm run staff --'].map((part) =>
    text.indexOf(part),
  );
  expect(desk).toBeGreaterThan(0);
  expect(command).toBeGreaterThan(desk);
});

test('ten errors in an hour bring an alarm, nine do not', async () => {
  await recordIncidents(env.DB, 'error', 9, NOW);
  await raiseAlarmsOfEvents(sender, NOW);
  expect(await loadAlarms()).toEqual([]);
  await recordIncidents(env.DB, 'error', 1, NOW);
  await raiseAlarmsOfEvents(sender, NOW);
  expect(await loadSubjects()).toEqual(['10 foutpagina’s in het laatste uur']);
});

test('broken parts bring an alarm a day', async () => {
  for (let hour = 0; hour < 30; hour++) await raiseAlarmsOfState(sender, 3, NOW + hour * HOUR_MS);
  expect(await loadSubjects()).toEqual(Array(2).fill('Gegevens van de site zijn beschadigd (3)'));
});

describe('a pause in leads', () => {
  const insertLeads = async (hoursAgo: number, count: number, everyHours: number) => {
    for (let lead = 0; lead < count; lead++)
      await insertLead(NOW - (hoursAgo + lead * everyHours) * HOUR_MS);
  };

  test('that is unusual after the weeks before brings an alarm', async () => {
    await insertLeads(72, 84, 7);
    await raiseAlarmsOfState(sender, 0, NOW);
    expect(await loadSubjects()).toEqual(['Al 72 uur geen aanvraag']);
  });

  test.each([
    ['of a day', 23, 84, 7],
    ['where leads are rare', 72, 12, 48],
    ['of a site with hardly any leads', 20 * 24, 5, 12],
  ])('%s brings none', async (_, hoursAgo, count, everyHours) => {
    await insertLeads(hoursAgo, count, everyHours);
    await raiseAlarmsOfState(sender, 0, NOW);
    expect(await loadAlarms()).toEqual([]);
  });

  test.each([
    ['of months', 90 * 24, 84, 7],
    ['of weeks, with fewer than ten leads before', 60 * 24, 5, 12],
    ['of most of a year, with one lead before', 230 * 24, 1, 1],
  ])('%s does not become usual', async (_, hoursAgo, count, everyHours) => {
    await insertLeads(hoursAgo, count, everyHours);
    await raiseAlarmsOfState(sender, 0, NOW);
    expect(await loadSubjects()).toEqual([expect.stringMatching(/^Al [\d.]+ uur geen aanvraag$/)]);
  });

  test('is told once a day', async () => {
    await insertLeads(72, 84, 7);
    await raiseAlarmsOfState(sender, 0, NOW);
    await raiseAlarmsOfState(sender, 0, NOW + DAY_MS - 1);
    expect(await loadAlarms()).toHaveLength(1);
  });
});
