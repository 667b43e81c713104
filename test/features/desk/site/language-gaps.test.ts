import { expect, test } from 'vitest';
import { describeSeen, SEEN } from '../../../../src/features/desk/site/seen-values';
import { DESK_SITE, MEMBER, PUBLISH, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();

/** Names what the overview lists below the texts that French lacks. */
const readGaps = async (): Promise<string | undefined> => {
  const page = await (await opened.desk.get(DESK_SITE)).text();
  const [, section = ''] = page.split(/<h2>Frans: /);
  return /^(\d+).*?<\/h2>.*?<a [^>]*>(.*?)<\/a>/.exec(section)?.slice(1).join(' ');
};
/** Types the French role over the one that the page showed. */
const save = (shown: string, role: string) =>
  opened.desk.post(MEMBER, {
    ...{ action: 'save', 'role.fr': role },
    [SEEN]: describeSeen({ 'role.fr': shown }),
  });

test('what a language lacks is counted with its drafts, and again when they go or are published', async () => {
  const before = await readGaps();
  await save('Agent', '');
  const drafted = await readGaps();
  expect(drafted).not.toBe(before);
  expect(drafted).toContain('An Maas');
  await opened.desk.post(MEMBER, { action: 'discard', sure: 'yes' });
  expect(await readGaps()).toBe(before);
  await save('Agent', '');
  await opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'team/1' });
  expect(await readGaps()).toBe(drafted);
  await save('', 'Agent');
  expect(await readGaps()).toBe(before);
});
