import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { readQuestion } from '../asked-acts';
import { DESK_SITE, EDITOR, MEMBER, PUBLISH, readLiveVersion, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();

const VERSIONS = `${DESK_SITE}publicaties/`;
const CATALOGUE_VERSIONS = '/nl/desk/aanbod/versies/';

const save = (role: string, browser = opened.desk, path = MEMBER) =>
  browser.post(path, { action: 'save', 'role.nl': role });
const publish = (browser = opened.desk) =>
  browser.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'team/1' });
const countDrafts = async () =>
  env.DB.prepare('SELECT count(*) AS drafts FROM site_drafts').first('drafts');

type Browser = typeof opened.desk;

/** Questions about what a colleague can change before they are answered: where they stand, and what the colleague does. */
const QUESTIONS: readonly {
  act: string;
  path: string;
  pressed?: () => Record<string, string>;
  meanwhile(eva: Browser): Promise<unknown>;
  says?: string;
  status?: number;
}[] = [
  { act: 'publish', path: PUBLISH, meanwhile: (eva) => save('Half een', eva) },
  {
    ...{ act: 'discard', path: MEMBER, pressed: () => ({}) },
    meanwhile: (eva) => eva.post(MEMBER, { action: 'save', 'role.fr': 'Experte' }),
  },
  {
    ...{ act: 'restore', path: VERSIONS, pressed: () => ({ number: '1' }) },
    meanwhile: publish,
  },
  {
    ...{ act: 'rollback', path: CATALOGUE_VERSIONS, pressed: () => ({ version: opened.loaded }) },
    meanwhile: publish,
    ...{ says: 'Iemand anders veranderde net de versie op de site.', status: 422 },
  },
];

test.each(QUESTIONS)(
  'who is asked before $act reads that a colleague changed it meanwhile',
  async ({
    act,
    path,
    pressed,
    meanwhile,
    says = 'Dit werd intussen door Eva Claes gewijzigd.',
    status = 409,
  }) => {
    await save('Schatter');
    await publish();
    await save('Landmeter');
    const eva = await opened.openAs(EDITOR);
    const asking = pressed
      ? await opened.desk.post(path, { action: act, ...pressed() })
      : await opened.desk.get(path);
    const place = asking.headers.get('Location');
    const question = readQuestion(await (place ? await opened.desk.get(place) : asking).text());
    await meanwhile(eva);
    const before = [await readLiveVersion(), await countDrafts()];
    const sent = { ...(act === 'publish' && { documents: 'team/1' }), ...question };
    const refused = await opened.desk.post(path, sent);
    expect(refused.status).toBe(status);
    const page = await refused.text();
    expect(page.replaceAll('&#39;', "'")).toContain(says);
    expect([await readLiveVersion(), await countDrafts()]).toEqual(before);
    if (status !== 409) return;
    const again = await opened.desk.post(path, { ...sent, ...readQuestion(page) });
    expect(again.status).toBe(303);
  },
);

test('the page that asks before a draft is thrown away shows what goes, and whose it is', async () => {
  await save('Experte', await opened.openAs(EDITOR));
  const page = await (await opened.desk.post(MEMBER, { action: 'discard' })).text();
  expect(page).toContain('<ins>Experte</ins>');
  expect(page).toContain('Eva Claes,');
});

test('what is typed in a block that a colleague removed stays on the page, at its field', async () => {
  const path = `${DESK_SITE}paginas/3/`;
  const field = 'page.params.modules.@1.title.nl';
  const shown = await (await opened.desk.get(path)).text();
  const [, marks = ''] = /name="seen" value="([^"]*)"/.exec(shown) ?? [];
  const seen = JSON.stringify({ [field]: JSON.parse(marks.replaceAll('&quot;', '"'))[field] });
  const eva = await opened.openAs(EDITOR);
  await eva.post(path, { action: 'module-remove', module: '1' });
  const typed = { action: 'save', [field]: 'Een uur werk', seen };
  const refused = await opened.desk.post(path, typed);
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toContain('Dit werd intussen door Eva Claes weggehaald.');
  expect(page).toContain('value="Een uur werk"');
  // What was not typed there is nobody's loss.
  expect((await opened.desk.post(path, { ...typed, [field]: '' })).status).toBe(303);
});
