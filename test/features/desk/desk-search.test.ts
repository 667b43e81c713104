import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { loadRows } from '../forms/form-requests';
import { LIST, read, setUpLeads } from './lead-requests';

const desk = setUpLeads();
const { sendLead } = desk;

afterEach(() => {
  vi.useRealTimers();
});

/** Looks for somebody as the form does; returns the address that the answer leads to. */
async function search(q: string, filters: Record<string, string> = {}): Promise<string> {
  const answer = await desk.luc.post(LIST, { action: 'filter', q, ...filters });
  expect(answer.status).toBe(303);
  return answer.headers.get('Location') ?? '';
}

describe('what staff look for', () => {
  test('is posted and stands in no address: not of the list, a lead, a page, a file or a language', async () => {
    await sendLead();
    const address = await search('Peeters', { state: 'all' });
    expect(address).toMatch(/^\/nl\/desk\/aanvragen\/\?state=all&search=[\w-]{36}$/);
    const html = await read(desk.luc, address);
    expect(html).toContain('Anna Peeters');
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="Peeters"/);
    const links = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, link = '']) => link);
    expect(links.filter((link) => /peeters|[?&;]q=/i.test(link))).toEqual([]);
    expect(links.filter((link) => link.includes('search=')).length).toBeGreaterThan(2);
    for (const form of html.matchAll(/<form[^>]*>(?:(?!<\/form>).)*name="q"/gs))
      expect(form[0]).toMatch(/^<form[^>]*method="post"/);
  });

  test('is kept while one turns pages, opens a lead, acts on it and goes back', async () => {
    await sendLead();
    await env.DB.batch(
      Array.from({ length: 30 }, (_, index) => [
        env.DB.prepare(
          `INSERT INTO leads (id, key, body_hash, form, language, answers, created_at)
           VALUES (?1, ?2, 'h', 'site-contact', 'nl', '{"name":"Zoë Vos"}', ?3)`,
        ).bind(100 + index, `key ${index}`, Date.now()),
        env.DB.prepare(`INSERT INTO lead_words (word, lead) VALUES ('zoe vos', ?1)`).bind(
          100 + index,
        ),
      ]).flat(),
    );
    const address = await search('ZOË');
    const html = await read(desk.luc, address);
    expect(html).toContain('1–25 van 30');
    expect(html).not.toContain('Anna Peeters');
    const next = /rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(await read(desk.luc, next)).toContain('26–30 van 30');
    const lead = `/nl/desk/aanvragen/110/${address.slice(address.indexOf('?'))}`;
    expect(await read(desk.luc, lead)).not.toContain('Anna Peeters');
    const taken = await desk.luc.post(lead, { action: 'taken', seen: '0' });
    expect(taken.headers.get('Location')).toBe(`${lead}&done=taken`);
    const file = /href="([^"]*\/csv\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await read(desk.luc, file)).match(/Zoë Vos/g)).toHaveLength(30);
  });

  test('has the same address for the same words, and no other colleague opens it', async () => {
    await sendLead();
    const address = await search('Peeters');
    expect(await search('Peeters')).toBe(address);
    const html = await read(desk.sanne, address);
    expect(html).toContain('Deze zoekopdracht is verlopen');
    expect(html).not.toContain('value="Peeters"');
  });

  test('ends after twelve hours: the page says so', async () => {
    await sendLead();
    const address = await search('nobody');
    expect(await read(desk.luc, address)).toContain('Geen enkele aanvraag');
    await env.DB.prepare('UPDATE desk_searches SET expires_at = ?1')
      .bind(Date.now() + 12 * HOUR_MS)
      .run();
    expect(await read(desk.luc, address)).not.toContain('is verlopen');
    await env.DB.prepare('UPDATE desk_searches SET expires_at = ?1').bind(Date.now()).run();
    expect(await read(desk.luc, address)).toContain('Deze zoekopdracht is verlopen');
  });

  test('without words leads to the filters alone; nothing is stored', async () => {
    expect(await search(' ', { state: 'open' })).toBe(`${LIST}?state=open`);
    expect(await loadRows('desk_searches')).toEqual([]);
  });

  test('in an older address is answered, and links on from there hold it no more', async () => {
    await sendLead();
    const html = await read(desk.luc, `${LIST}?q=Peeters`);
    expect(html).toContain('Anna Peeters');
    expect(html).not.toMatch(/(?:href|action)="[^"]*Peeters/i);
    expect(html).toContain('search=');
  });
});
