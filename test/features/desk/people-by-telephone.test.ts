import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../empty-tables';
import { loadRows } from '../forms/form-requests';
import { loadSlots, setUpAgenda } from './agenda-requests';
import { SANNE } from './desk-requests';
import { ENTRY_KEY, LEAD_ENTRY, loadStaffId, QUESTION, VISIT_ENTRY } from './telephone-requests';

const PAGE = '/nl/desk/personen/';
/** The agency’s own number, written as nobody stored it. */
const AGENCY_PHONE = '086 00 00 00';
const BO = { ...QUESTION, email: '' };
/** Bo's number as it is typed, as it is stored, and as others write it. */
const SPELLINGS = ['0470 12 34 56', '0470/12.34.56', '+32 470 12 34 56', '0032 (0)470-123456'];

const agenda = setUpAgenda();
const ask = (action: string, who: string, more: Record<string, string> = {}) =>
  agenda.desk.post(PAGE, { action, who, ...more });
const erase = (who: string) => ask('erase', who, { typed: who, sure: 'yes' });
const toKey = (number: number) => ENTRY_KEY.replace(/7$/, `${number}`);
const loadKeys = async (table: string, column: string) =>
  (await loadRows(table)).map((row) => row[column]);

/** Bo calls twice without an address; Cas calls too, An gave Bo's number with hers, and Dora speaks of Bo. */
beforeEach(async () => {
  await emptyTables(['leads', 'visits', 'outbox', 'erasures']);
  await agenda.set();
  const slot = String((await loadSlots())[0]?.id);
  const cas = { firstName: 'Cas', lastName: 'Maes', phone: '0470 12 34 57', email: '' };
  const an = { firstName: 'An', lastName: 'Claes', email: 'an@x.example' };
  const dora = {
    ...{ firstName: 'Dora', lastName: 'Smet', phone: '0471 00 00 00', email: 'dora@y.example' },
    question: 'Bo Claes weet het. Bel hem: +32 (0)470/12.34.56. Tot straks.',
  };
  const assignee = await loadStaffId(SANNE);
  for (const [path, entry] of [
    [LEAD_ENTRY, { ...BO, key: toKey(1), assignee }],
    [VISIT_ENTRY, { ...BO, key: toKey(2), slot, remark: 'Met de hond', phone: SPELLINGS[2] ?? '' }],
    [LEAD_ENTRY, { ...BO, ...cas, key: toKey(3), assignee }],
    [LEAD_ENTRY, { ...BO, ...an, key: toKey(4), assignee }],
    [LEAD_ENTRY, { ...BO, ...dora, key: toKey(5) }],
  ] as const)
    expect((await agenda.desk.post(path, entry)).status).toBe(303);
});

test('a name that begins so names who may be meant, each once, with the way to all that is theirs', async () => {
  const html = await (await ask('find', 'Clae')).text();
  const found = html.matchAll(/<strong>([^<]*)<\/strong>.*?hidden" name="who" value="([^"]+)"/g);
  expect([...found].map(([, name, who]) => [name, who])).toEqual([
    ['An Claes', 'an@x.example'],
    ['Bo Claes', '+32470123456'],
  ]);
  expect(await (await ask('find', '+32470123456')).text()).toContain('Onder de naam: Bo Claes.');
  expect(await (await ask('find', 'Peeters')).text()).toContain('Onder die naam heeft niemand');
  for (const action of ['export', 'erase']) expect((await ask(action, 'Clae')).status).toBe(422);
});

describe('who gave a telephone number alone', () => {
  test.each(SPELLINGS)('is found by it as %s, and another caller is not', async (who) => {
    const html = await (await ask('find', who)).text();
    expect(html).toContain('<h2>0470 12 34 56</h2>');
    expect(html).toContain('Onder de naam: Bo Claes.');
    expect(html).toContain('<td>Bezoeken</td><td>1</td>');
    expect(html).toContain('Dit nummer gaven ook: an@x.example.');
  });

  test('gets what is theirs in an archive: nothing of An or Cas, of Dora her sentence', async () => {
    const archive = await ask('export', SPELLINGS[1] ?? '');
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const { tables } = JSON.parse(new TextDecoder().decode(files['data.json']));
    expect(tables.leads.map(({ key }: { key?: string }) => key)).toEqual([
      toKey(1),
      toKey(2),
      undefined,
    ]);
    expect(tables.leads[2].sentence).toBe('Bel hem: +32 (0)470/12.34.56.');
    expect(tables.visits).toMatchObject([{ id: toKey(2), name: 'Bo Claes' }]);
    expect(JSON.stringify(tables)).not.toMatch(/an@x|Maes|Tot straks/);
  });

  test('is asked about first, and erased once the number is typed once more', async () => {
    const question = await ask('erase', SPELLINGS[0] ?? '');
    const html = await question.text();
    expect(html.replaceAll('\u00a0', ' ')).toContain('Alles over 0470 12 34 56 wissen?');
    expect(html).toContain('Onder de naam: Bo Claes.');
    expect(html.replaceAll('\u00a0', ' ')).toContain('geboekt bezoek op');
    const refused = await ask('erase', SPELLINGS[0] ?? '', { typed: '0470 12 34 57', sure: 'yes' });
    expect(refused.status).toBe(422);
    expect(await loadRows('leads')).toHaveLength(5);
    expect(await loadRows('erasures')).toEqual([]);
  });

  test('is erased with visit and mails; the rows of every other caller stay as they were', async () => {
    const before = await loadRows('leads');
    const words = await loadRows('lead_words');
    const others = await loadRows('outbox');
    const erased = await ask('erase', SPELLINGS[3] ?? '', { typed: '0470123456', sure: 'yes' });
    expect(await erased.text()).toContain('Gewist.');
    expect(await loadKeys('leads', 'key')).toEqual([3, 4, 5].map(toKey));
    expect(await loadRows('visits')).toEqual([]);
    const [cas, an, dora] = await loadRows('leads');
    expect([cas, an]).toEqual(before.slice(2, 4));
    expect(JSON.parse(String(dora?.answers)).question).toBe('… weet het. Bel hem: …. Tot straks.');
    const kept = new Set([cas, an, dora].map((row) => row?.id));
    expect(await loadRows('lead_words')).toEqual(words.filter(({ lead }) => kept.has(lead)));
    const mails = others.filter(({ lead_key }) => [3, 4].map(toKey).includes(String(lead_key)));
    expect(mails.length).toBeGreaterThan(2);
    expect(await loadRows('outbox')).toEqual(expect.arrayContaining(mails));
    expect(await loadKeys('outbox', 'lead_key')).not.toContain(toKey(1));
    const again = await (await ask('find', SPELLINGS[0] ?? '')).text();
    expect(again).toContain('is niets bewaard');
    expect(JSON.stringify(await loadRows('erasures'))).not.toMatch(/470/);
  });

  test('is neither exported nor erased by a number of the agency', async () => {
    const html = await (await ask('find', AGENCY_PHONE)).text();
    expect(html).toContain('van het kantoor zelf');
    expect((await erase(AGENCY_PHONE)).status).toBe(422);
    expect(await loadRows('erasures')).toEqual([]);
  });

  test.each(['0470 12', 'an@', ''])('with "%s" is refused at the field', async (who) => {
    const answer = await ask('find', who);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('geen naam, e-mailadres of telefoonnummer');
  });
});
