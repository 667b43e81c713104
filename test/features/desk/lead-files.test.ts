import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadLead, read, setUpLeads } from './lead-requests';

const desk = setUpLeads();
const { site, sendLead } = desk;

describe('files', () => {
  const afterMinutes = (minutes: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  afterEach(() => {
    vi.useRealTimers();
  });

  const FILE = 'submitted/site-contact/a.pdf';
  async function attachFile() {
    const path = await sendLead();
    const { key } = await loadLead();
    await env.FILES.put(FILE, 'pdf bytes');
    await env.DB.prepare(
      `INSERT INTO lead_files (file, lead_key, field, name, type, bytes, created_at, expires_at)
       VALUES (?1, ?2, 'cv', 'mijn cv é.pdf', 'application/pdf', 9, 1, 9e15)`,
    )
      .bind(FILE, key ?? '')
      .run();
    const html = await read(desk.luc, path);
    return /href="(\/nl\/desk\/bestanden\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  }

  test('open by a link that staff alone can use, as a download', async () => {
    const link = await attachFile();
    const response = await desk.luc.get(link);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('pdf bytes');
    expect(response.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''mijn%20cv%20%C3%A9.pdf",
    );
    expect((await site(link)).status).toBe(303);
  });

  test('open for ten minutes, with the signature as it was made', async () => {
    const link = await attachFile();
    afterMinutes(9);
    expect((await desk.luc.get(link)).status).toBe(200);
    afterMinutes(2);
    expect((await desk.luc.get(link)).status).toBe(410);
  });

  test('stay closed when the end is moved, and without a right signature', async () => {
    const link = await attachFile();
    const url = new URL(link, 'http://localhost');
    const change = (name: string, value: string) => {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      return changed.pathname + changed.search;
    };
    for (const path of [
      change('until', String(Date.now() - 1)),
      change('until', '9999999999999'),
      change('file', 'documents/plan.pdf'),
      change('key', 'A'.repeat(43)),
      '/nl/desk/bestanden/',
    ])
      expect((await desk.luc.get(path)).status).toBe(410);
  });
});
