import { afterAll, beforeEach } from 'vitest';
import type { AlertSite } from './alert-site';
import { clearAlerts, createAlertSite, createFiles, VILLA } from './alert-site';
import { loadAlertMails, resetSubscribers, SUBSCRIBER } from './subscribers';

export const CHEAPER = { [VILLA]: { Price: 365_000 } };

/** Before each test of a file: one subscriber, no alerts, and a site whose first catalogue is loaded. */
export function setUpAlertSite() {
  let current: AlertSite;
  const site: Pick<AlertSite, 'load' | 'rollBack' | 'runCron'> = {
    load: (files) => current.load(files),
    rollBack: (version) => current.rollBack(version),
    runCron: () => current.runCron(),
  };

  afterAll(clearAlerts);
  beforeEach(async () => {
    await clearAlerts();
    await resetSubscribers(SUBSCRIBER);
    current = await createAlertSite();
    await load(createFiles());
  });

  async function load(files: ReturnType<typeof createFiles>) {
    const version = await site.load(files);
    await site.runCron();
    return version;
  }

  return { site, load };
}

export const readSubjects = async (id?: string) =>
  (await loadAlertMails(id)).map(({ subject }) => subject);
