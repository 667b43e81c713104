import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { loadRows } from '../../forms/form-requests';
import { addVilla, createFiles, VILLA } from './alert-site';
import { CHEAPER, readSubjects, setUpAlertSite } from './alerts-of-loads';
import { resetSubscribers, SUBSCRIBER } from './subscribers';

const { site, load } = setUpAlertSite();

describe('nothing is sent twice', () => {
  test('when the same version is loaded again', async () => {
    const files = addVilla(createFiles(), 90001);
    await load(files);
    await load(files);
    expect(await readSubjects()).toHaveLength(1);
  });

  test('when a version is taken back and loaded again, with a correction', async () => {
    const first = await load(createFiles());
    const files = createFiles(CHEAPER);
    await load(files);
    await site.rollBack(first);
    await site.runCron();
    await load(files);
    await site.rollBack(first);
    await site.runCron();
    await load(createFiles({ [VILLA]: { Price: 365_000, HouseNumber: '9' } }));
    expect(await readSubjects()).toHaveLength(1);
  });

  test('when cron runs several times at once', async () => {
    await resetSubscribers(SUBSCRIBER, { id: 'cy' });
    await site.load(addVilla(createFiles(), 90001));
    await Promise.allSettled([site.runCron(), site.runCron(), site.runCron()]);
    await site.runCron();
    expect(await readSubjects('bo')).toHaveLength(1);
    expect(await readSubjects('cy')).toHaveLength(1);
  });

  test.each(['property_changes', 'alerts', 'search_counts', 'outbox'])(
    'and nothing is lost when a run stops at %s',
    async (table) => {
      await env.DB.exec("INSERT INTO owner_properties (account, property) VALUES ('bo', 84213)");
      await env.DB.exec(
        `CREATE TRIGGER fail BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'stopped'); END`,
      );
      await site.load(addVilla(createFiles(CHEAPER), 90001));
      await site.runCron().catch(() => undefined);
      await env.DB.exec('DROP TRIGGER fail');
      expect(await readSubjects()).toEqual([]);
      await site.runCron();
      await site.runCron();
      expect(await readSubjects()).toEqual(['Nieuws over 2 panden die passen']);
    },
  );

  test('to more subscribers than one batch holds', async () => {
    await resetSubscribers(...Array.from({ length: 45 }, (_, number) => ({ id: `p${number}` })));
    await load(addVilla(createFiles(), 90001));
    const recipients = (await loadRows('outbox')).map(({ recipient }) => recipient);
    expect([recipients.length, new Set(recipients).size]).toEqual([45, 45]);
  });
});
