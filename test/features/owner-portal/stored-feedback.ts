import { env } from 'cloudflare:workers';
import { DAY_MS } from '../../../src/domain/format/durations';
import { upsertVisitFeedback } from '../../../src/features/visits/visit-feedback-store';

/** Books a visit that is over and stores what the visitor said about it, beside a visit of another house. */
export async function storeFeedback(changes = {}) {
  const starts = Date.now() - DAY_MS;
  const feedback = { visit: 'a', text: 'De keuken is raak.', visitor: '', writtenAt: starts };
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity) VALUES ('s', 84213, ?1, ?2, ?1, 2)`,
    ).bind(starts, starts + 1_800_000),
    env.DB.prepare(
      `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
       VALUES ('a', 'confirmed', 84213, 's', 'nl', 'Familie Geheim', 'geheim@example.be', 1, 1)`,
    ),
    env.DB.prepare(
      `INSERT INTO visits (id, state, property, language, name, email, created_at, changed_at)
       VALUES ('other', 'waiting', 84300, 'nl', 'Bo Vreemd', 'vreemd@example.be', 1, 1)`,
    ),
    upsertVisitFeedback(env.DB, { ...feedback, ...changes }),
  ]);
}
