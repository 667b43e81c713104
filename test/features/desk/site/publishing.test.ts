import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { compileFiles } from '../../../fixtures';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import {
  DESK_SITE,
  loadLiveSite,
  MEMBER,
  openSiteDesk,
  PUBLISH,
  readLiveVersion,
  setUpSiteDesk,
} from './site-desk';

const opened = setUpSiteDesk();

const saveRole = (role: string) => opened.desk.post(MEMBER, { action: 'save', 'role.nl': role });
const publish = (documents: string) =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents });

describe('a draft', () => {
  test('is stored for one field of one language, and visitors do not see it', async () => {
    const response = await saveRole('Schatter');
    expect(response.status).toBe(303);
    const { results } = await env.DB.prepare(
      'SELECT document, field, value FROM site_drafts',
    ).all();
    expect(results).toEqual([{ document: 'team/1', field: 'role.nl', value: '"Schatter"' }]);
    expect(await readLiveVersion()).toBe(opened.loaded);
    expect(await (await opened.desk.get(MEMBER)).text()).toContain('value="Schatter"');
    expect(await (await opened.desk.get(PUBLISH)).text()).toContain('<ins>Schatter</ins>');
  });

  test('that says again what is published is none', async () => {
    await saveRole('Schatter');
    await saveRole('Makelaar');
    expect(await (await opened.desk.get(PUBLISH)).text()).not.toContain('Schatter');
    expect((await publish('team/1')).status).toBe(422);
  });

  test('is thrown away after a question', async () => {
    await saveRole('Schatter');
    const question = await opened.desk.post(MEMBER, { action: 'discard', sure: '' });
    expect(await question.text()).toContain('name="sure" value="yes"');
    await opened.desk.post(MEMBER, { action: 'discard', sure: 'yes' });
    expect(await (await opened.desk.get(MEMBER)).text()).toContain('value="Makelaar"');
  });

  test('of a value that a load refuses is kept, named at its field, and not published', async () => {
    await opened.desk.post(MEMBER, { action: 'save', email: 'geen adres' });
    const page = await (await opened.desk.get(MEMBER)).text();
    expect(page).toContain('value="geen adres"');
    expect(page).toContain('Het ontwerp is bewaard, maar kan zo niet gepubliceerd worden.');
    expect(page).toMatch(/name="email"[^>]*aria-invalid|aria-invalid[^>]*name="email"/);
    expect((await publish('team/1')).status).toBe(422);
    expect(await readLiveVersion()).toBe(opened.loaded);
  });
});

describe('a publication', () => {
  test('is the version that a load of the changed files would make', async () => {
    const files = createSmallSnapshot();
    const [member] = files['site/team.json'];
    if (member) member.role.nl = 'Schatter';
    await saveRole('Schatter');
    expect((await publish('team/1')).status).toBe(303);
    expect(await readLiveVersion()).toBe((await compileFiles(files)).manifest.version);
  });

  test('takes the documents that are ticked; the others stay drafts', async () => {
    await saveRole('Schatter');
    await opened.desk.post(`${DESK_SITE}kantoor/`, { action: 'save', phone: '084 11 22 33' });
    await publish('agency');
    const { results } = await env.DB.prepare('SELECT document FROM site_drafts').all();
    expect(results).toEqual([{ document: 'team/1' }]);
    const { configuration, team } = await loadLiveSite();
    expect(configuration.agency.phone).toBe('084 11 22 33');
    expect(team[0]?.role.nl).toBe('Makelaar');
  });

  test('is told in words before it is made: what is ticked, chosen or a day, in the language of the desk', async () => {
    await opened.desk.post(`${DESK_SITE}popup/`, { action: 'save', isPublished: 'yes' });
    await opened.desk.post(`${DESK_SITE}kantoor/`, {
      ...{ action: 'save', 'promises.visitLanguages': 'fr' },
      'promises.soldBeforePortalsPercent.value': '34',
      'promises.soldBeforePortalsPercent.asOf': '2026-10-31',
      'promises.soldBeforePortalsPercent.source.nl': 'ons register',
    });
    const waiting = await (await opened.desk.get(PUBLISH)).text();
    expect(waiting).toContain('<del>Nee</del> <ins>Ja</ins>');
    expect(waiting).toContain('<ins>Frans</ins>');
    expect(waiting).toContain('<ins>31-10-2026</ins>');
    const french = await (await opened.desk.get('/fr/desk/site/publier/')).text();
    expect(french).toContain('<del>Non</del> <ins>Oui</ins>');
    expect(french).toContain('<ins>français</ins>');
  });

  test('is told in longer texts as visitors read them, whatever an import wrote, and runs nothing', async () => {
    await opened.desk.post(`${DESK_SITE}paginas/3/`, {
      action: 'save',
      'page.params.content.nl': '## Wat wij doen\n\nWij **verkopen**, [vraag het](/contact/).',
      'page.params.content.fr': '<p onclick="x()">Nous vendons <img src=x onerror=y></p>',
    });
    const told = await (await opened.desk.get(PUBLISH)).text();
    expect(told).toContain('<h2>Wat wij doen</h2>');
    expect(told).toContain('Wij <strong>verkopen</strong>');
    expect(told).toMatch(/<div class="prose" lang="fr"[^>]*>\s*<p>Nous vendons/);
    expect(told).not.toMatch(/## Wat|&lt;p|onclick=|onerror=/);
  });

  test('says who published what, and can be gone back to; drafts stay', async () => {
    await saveRole('Schatter');
    await publish('team/1');
    const published = await readLiveVersion();
    await opened.desk.post(`${DESK_SITE}kantoor/`, { action: 'save', phone: '084 11 22 33' });
    const versions = `${DESK_SITE}publicaties/`;
    const page = await (await opened.desk.get(versions)).text();
    expect(page).toContain('Luc Dardenne');
    expect(page).toContain('<del>Makelaar</del> <ins>Schatter</ins>');
    const question = await opened.desk.post(versions, { action: 'restore', number: '1', sure: '' });
    expect(await question.text()).toContain('name="sure" value="yes"');
    expect(await readLiveVersion()).toBe(published);
    await opened.desk.post(versions, { action: 'restore', number: '1', sure: 'yes' });
    expect(await readLiveVersion()).toBe(opened.loaded);
    await opened.desk.post(versions, { action: 'restore', number: '2', sure: 'yes' });
    expect(await readLiveVersion()).toBe(published);
    const { results } = await env.DB.prepare('SELECT document FROM site_drafts').all();
    expect(results).toEqual([{ document: 'agency' }]);
  });

  test('brings back the body of an article that was changed since', async () => {
    const article = `${DESK_SITE}artikels/801/`;
    for (const text of ['<p>Eerste</p>', '<p>Tweede</p>']) {
      await opened.desk.post(article, { action: 'save', 'body.nl': text });
      await publish('articles/801');
    }
    expect(await opened.read('/nl/faq/cadastral-income/')).not.toContain('Eerste');
    await opened.desk.post(`${DESK_SITE}publicaties/`, {
      ...{ action: 'restore', number: '2', sure: 'yes' },
    });
    const { results } = await env.DB.prepare('SELECT number, restored FROM publications').all();
    expect(results.at(-1)).toEqual({ number: 4, restored: 2 });
  });

  test('brings back what was loaded, also the body of an article that a later one changed', async () => {
    const before = await opened.read('/nl/faq/kadastraal-inkomen/');
    await saveRole('Schatter');
    await publish('team/1');
    await opened.desk.post(`${DESK_SITE}artikels/801/`, { action: 'save', 'body.nl': 'Nieuw' });
    await publish('articles/801');
    expect(await opened.read('/nl/faq/kadastraal-inkomen/')).not.toBe(before);
    const restored = await opened.desk.post(`${DESK_SITE}publicaties/`, {
      ...{ action: 'restore', number: '1', sure: 'yes' },
    });
    expect(restored.status).toBe(303);
    expect(await readLiveVersion()).toBe(opened.loaded);
  });

  test('is what the next visitor reads, however seldom the live version is asked for', async () => {
    const { desk, site } = await openSiteDesk(createSmallSnapshot(), { SNAPSHOT_POLL_S: 3600 });
    const readArticle = async () => (await site('/nl/faq/kadastraal-inkomen/')).text();
    expect(await readArticle()).not.toContain('Van vandaag');
    await desk.post(`${DESK_SITE}artikels/801/`, { action: 'save', 'body.nl': 'Van vandaag' });
    await desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'articles/801' });
    expect(await readArticle()).toContain('Van vandaag');
  });

  test('waits while another one is at work, and says whose', async () => {
    await saveRole('Schatter');
    await env.DB.prepare("INSERT INTO version_lock VALUES (1, 'load', NULL, 'key', ?1, ?2)")
      .bind(Date.now(), Date.now() + 60_000)
      .run();
    const refused = await publish('team/1');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('een lading van de catalogus');
    await env.DB.prepare('UPDATE version_lock SET expires_at = ?1')
      .bind(Date.now() - 1)
      .run();
    expect((await publish('team/1')).status).toBe(303);
  });
});
