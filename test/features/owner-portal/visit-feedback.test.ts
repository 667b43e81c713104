import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import {
  loadVisitFeedback,
  releaseVisitFeedback,
  upsertVisitFeedback,
} from '../../../src/features/visits/visit-feedback-store';
import { toText } from '../property/sale-kinds';
import { setUpPortal } from './portal-site';
import { storeFeedback } from './stored-feedback';

const { readFigures } = setUpPortal();

const release = () =>
  releaseVisitFeedback(env.DB, 'a', { by: 'Luc Dardenne', now: Date.now() }).run();

describe('what a visitor said', () => {
  test('is shown once staff release it, without a name', async () => {
    await storeFeedback();
    expect(await readFigures()).not.toContain('De keuken is raak.');
    await release();
    const html = await readFigures();
    expect(html).toContain('De keuken is raak.');
    expect(toText(html)).toMatch(
      /Kandidaat A, na het bezoek van [\d-]+ ?\. Vrijgegeven door Luc Dardenne\./,
    );
    expect(html).not.toMatch(/Geheim/i);
  });

  test('carries the name that staff released with it', async () => {
    await storeFeedback({ visitor: 'Anna G.' });
    await release();
    expect(await readFigures()).toContain('Anna G., na het bezoek');
  });

  test('has to be released again after a change, and goes with its visit', async () => {
    await storeFeedback();
    await release();
    const changed = { visit: 'a', text: 'De trap is steil.', visitor: '', writtenAt: 2 };
    await upsertVisitFeedback(env.DB, changed).run();
    expect(await loadVisitFeedback(env.DB, ['a'])).toEqual([
      { ...changed, releasedAt: null, releasedBy: null },
    ]);
    expect(await readFigures()).not.toContain('De trap is steil.');
    await env.DB.exec('DELETE FROM visits');
    expect(await loadVisitFeedback(env.DB, ['a'])).toEqual([]);
  });
});
