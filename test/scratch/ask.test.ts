import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../src/worker';
import questions from '../features/search/question/questions.json';
import asked from './asked.json';

const PATHS: Record<string, string> = { nl: '/nl/zoeken/', fr: '/fr/chercher/' };
async function get(path: string) {
  const context = createExecutionContext();
  const r = await worker.fetch(new Request(`http://localhost:8787${path}`, { redirect: 'manual' }) as never, { ...env }, context);
  await waitOnExecutionContext(context);
  return r;
}
const chipsOf = (html: string) => [...html.matchAll(/class="chip( chip--unread)?"[^>]*>(.*?) </g)].map(([, u, n]) => `${u ? '?' : ''}${n}`).join(' | ').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
test('ask', async () => {
  for (const [lang = '', text = ''] of asked as string[][]) {
    const r = await get(`${PATHS[lang]}?q=${encodeURIComponent(text)}`);
    const loc = r.headers.get('Location');
    const html = await (loc ? await get(loc) : r).text();
    const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    const count = /data-part="count"[^>]*>(.*?)<\/h2>/.exec(html)?.[1];
    const loose = /listing__loosenings">(.*?)<\/ul>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, ' ');
    console.log(`${lang} «${text}» → ${loc ? decodeURIComponent(loc.replace(/[?&]q=[^&]*/, '')).replaceAll('+', ' ') : 'PAGE'}\n      ${h1} · ${count ?? ''} · ${chipsOf(html)} ${loose ? `(${loose})` : ''}`);
  }
  expect(1).toBe(2);
});
test('regen', async () => {
  for (const [lang = '', text = '', was] of questions as string[][]) {
    const r = await get(`${PATHS[lang]}?q=${encodeURIComponent(text)}`);
    const target = r.headers.get('Location');
    const now = target ? decodeURIComponent(target.replace(/[?&]q=[^&]*/, '').replaceAll('+', ' ')) : chipsOf(await r.text());
    if (now !== was) console.log(`CHANGED ${JSON.stringify([lang, text, was, now])}`);
  }
  expect(1).toBe(2);
});
