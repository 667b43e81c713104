import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/format/durations';
import { recordRun } from '../../../src/features/watch/runs-store';
import { emptyTables } from '../../empty-tables';
import type { TestSite } from '../forms/form-requests';
import { clearSubmissions, createFormSite } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

let site: TestSite;
let luc: TestBrowser;
beforeEach(async () => {
  await env.DB.exec('DELETE FROM visits');
  await env.DB.exec('DELETE FROM slots');
  await clearSubmissions();
  await resetStaff();
  site = await createFormSite();
  luc = await openDesk(site);
});

const read = async (path: string) => (await (await luc.get(path)).text()).replaceAll('\u00a0', ' ');

describe('what the watch found', () => {
  beforeEach(() => emptyTables(['runs', 'alarms']));

  test('is said in red with since when, what to do, and the page that shows it', async () => {
    expect(await read('/nl/desk/')).toContain('Er liep niets mis.');
    await recordRun(env.DB, 'minute', Date.now() - 20 * MINUTE_MS);
    await env.DB.prepare(
      `INSERT INTO outbox (id, recipient, subject, state, created_at, due_at, expires_at, tries, queue)
       VALUES ('late', 'info@huis-vallee.example', 'Vraag', 'queued', ?1, ?2, ?2, 3, 'agency')`,
    )
      .bind(Date.now() - 3 * HOUR_MS, Date.now() + HOUR_MS)
      .run();
    const html = await read('/nl/desk/');
    expect(html).not.toContain('Er liep niets mis.');
    const faults = html.match(/class="desk-fault">.*?<\/div>/gs) ?? [];
    expect(faults).toHaveLength(2);
    expect(faults[0]).toContain('De automatische taken staan stil');
    expect(faults[0]).toContain('(20 minuten)');
    expect(faults[1]).toContain('<a href="/nl/desk/mails/">E-mails vertrekken niet</a>');
    expect(faults[1]).toContain('(3 uur)');
  });

  test('says how old the catalogue and the last backup are, and whether it was brought back', async () => {
    expect(await read('/nl/desk/')).toContain('<dt>Laatste back-up</dt><dd>nog geen</dd>');
    const made = Date.now() - 25 * HOUR_MS;
    await recordRun(env.DB, 'backup', made);
    await recordRun(env.DB, 'load', Date.now() - 3 * DAY_MS);
    expect(await read('/nl/desk/')).toContain('25 uur geleden, nog niet gecontroleerd');
    await recordRun(env.DB, 'verified backup', made);
    const html = await read('/nl/desk/');
    expect(html).toContain('25 uur geleden, teruggezet en gelijk bevonden');
    expect(html).toContain('<dt>Laatst geladen</dt><dd>3 dagen geleden</dd>');
  });
});
