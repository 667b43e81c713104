import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { SaleKind } from '../../../src/domain/catalogue/sale-kind';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { DAY_MS } from '../../../src/domain/format/durations';
import { incrementPropertyAction } from '../../../src/features/analytics/property-actions-store';
import { createFilesOfKind, KINDS, toText } from '../property/sale-kinds';
import { setUpPortal } from './portal-site';
import { storeFeedback } from './stored-feedback';

const { readFigures, configure } = setUpPortal();

test('saves, shares and requests to visit are told as figures', async () => {
  await storeFeedback();
  const day = toBrusselsDay(new Date());
  const count = (property: number) =>
    incrementPropertyAction(env.DB, { property, action: 'saved', day });
  await env.DB.batch([count(84213), count(84213), count(84300)]);
  expect(await readFigures()).toContain(
    '2 keer bewaard, 0 keer gedeeld, 1 keer een bezoek gevraagd',
  );
});

const BEGUN: Record<SaleKind, [since: string, label: string]> = {
  private: ['te koop sinds', 'Te koop'],
  'new-construction': ['te koop sinds', 'Te koop'],
  'life-annuity': ['te koop sinds', 'Te koop'],
  'public-sale': ['te koop sinds', 'Te koop'],
  takeover: ['over te nemen sinds', 'Over te nemen'],
  letting: ['te huur sinds', 'Te huur'],
};

test.each(KINDS)(
  'the owner of a %s reads its price as visitors do, and since when',
  async (name, kind) => {
    const detail = { ...kind.detail, DatePosted: '2026-09-02' };
    await configure({}, createFilesOfKind({ ...kind, detail }));
    const html = await readFigures();
    const text = toText(html);
    const [since, label] = BEGUN[name];
    expect(text).toContain([kind.price, kind.note].filter(Boolean).join(', '));
    expect(text).toContain(`${since} 2-9-2026`);
    const timeline = toText(/<ol class="timeline">.*?<\/ol>/s.exec(html)?.[0] ?? '');
    expect(timeline).toMatch(
      new RegExp(`2-9-2026 ${label} ${kind.price.replace('/maand', '')}`.replaceAll(' ', ' +')),
    );
  },
);

test('the timeline shows what loads of the catalogue changed', async () => {
  const at = Date.UTC(2026, 9, 6);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO catalogue_loads (number, version, created_at, announces) VALUES (1, 'v', ?, 1)`,
    ).bind(at),
    env.DB.prepare(
      `INSERT INTO property_changes (property, load, kind, before, after, version, created_at)
       VALUES (84213, 1, 'price', '595000', '575000', 'v', ?1),
         (84300, 1, 'price', '750', '770', 'v', ?1)`,
    ).bind(at),
  ]);
  const html = await readFigures();
  expect(html).toMatch(/6-10-2026.*Prijs aangepast.*575\.000/s);
  expect(html.match(/Prijs aangepast/g)).toHaveLength(1);
});

test('the timeline is in the order of days, also of a property that was put online again', async () => {
  const again = Date.UTC(2026, 6, 1);
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO page_views (page, day, views) VALUES (?, '2026-07-01', 1)`).bind(
      '/property/84213/',
    ),
    env.DB.prepare(
      `INSERT INTO catalogue_loads (number, version, created_at, announces) VALUES (1, 'v', 0, 1)`,
    ),
    ...[
      ['status', 'available', 'closed', again - 60 * DAY_MS],
      ['price', '410000', '400000', again - 90 * DAY_MS],
    ].map(([kind, before, after, at]) =>
      env.DB.prepare(
        `INSERT INTO property_changes (property, load, kind, before, after, version, created_at)
         VALUES (84213, 1, ?, ?, ?, 'v', ?)`,
      ).bind(kind, before, after, at),
    ),
  ]);
  const list = /<ol class="timeline">.*?<\/ol>/s.exec(await readFigures())?.[0] ?? '';
  const days = [...list.matchAll(/<span>(\d+)-(\d+)-(\d+)</g)].map(
    ([, day, month, year]) => Number(year) * 10_000 + Number(month) * 100 + Number(day),
  );
  expect(days.length).toBeGreaterThanOrEqual(3);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});

test.each([
  [4, 'Minder dan vijf zoekopdrachten'],
  [34, '34 zoekopdrachten passen'],
])('%i saved searches that fit: "%s"', async (searches, text) => {
  await env.DB.prepare('INSERT INTO search_counts VALUES (84213, 1, ?)').bind(searches).run();
  expect(await readFigures()).toContain(text);
});
