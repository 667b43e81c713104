import { emptyTables } from '../../empty-tables';
import { clearAlerts, createAlertSite, createFiles } from '../saved-searches/alerts/alert-site';
import { createBox, setMinute } from '../watch/watched-site';

export type Files = ReturnType<typeof createFiles>;

export const KEY = 'a1b2c3d4-e5f6';
export const ORIGIN = 'https://www.agency.example';
const IN_PRODUCTION = {
  ...{ ENVIRONMENT: 'production', PUBLIC_ORIGIN: ORIGIN, INDEXNOW_KEY: KEY },
  ...{ SIGNING_KEY: 'k'.repeat(32), PASSWORD_PEPPER: 'p'.repeat(32) },
};

/** Empties all that loads and their posts write. */
export const clearAddresses = async () => {
  await clearAlerts();
  await emptyTables(['changed_addresses', 'incidents', 'alarms']);
};
/** A site in production whose first catalogue is live, and what it posts to a receiver with this answer. */
export async function openIndexNowSite(variables: Record<string, unknown> = {}, answer = 200) {
  const box = createBox();
  const site = await createAlertSite({
    ...{ ...IN_PRODUCTION, INDEXNOW_URL: box.address(answer), ...variables },
  });
  let minute = 0;
  const runMinutes = async (minutes = 1) => {
    for (let passed = 0; passed < minutes; passed++) {
      setMinute(++minute);
      await site.runCron();
    }
  };
  /** The paths of each post, sorted. */
  const readPosts = async (): Promise<string[][]> =>
    (await box.readNotices()).map(({ urlList }: { urlList: string[] }) =>
      urlList.map((url) => url.replace(ORIGIN, '')).sort(),
    );
  const load = async (files: Files) => {
    const version = await site.load(files);
    // One notes the load, the next what it changed.
    await runMinutes(2);
    return version;
  };
  return { site, box, runMinutes, readPosts, load, first: await load(createFiles()) };
}
