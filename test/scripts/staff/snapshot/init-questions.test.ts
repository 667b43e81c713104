import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { askQuestions } from '../../../../scripts/staff/snapshot/init/collect-answers';
import { readOpeningHours } from '../../../../scripts/staff/snapshot/init/opening-hours';
import { QUESTIONS } from '../../../../scripts/staff/snapshot/init/questions';
import { createTerminal } from '../../../../scripts/staff/terminal';
import type { Language } from '../../../../src/domain/language/language';
import { formatWeek } from '../../../../src/domain/site/opening/format-hours';
import { ANSWERS } from './first-answers';

/** Answers questions as somebody does who gives these answers to each, one after the other, then the usual one. */
async function answer(typed: Record<string, string[]>, before?: Record<string, string>) {
  const printed: string[] = [];
  const asked: string[] = [];
  const output = { write: (text: string) => printed.push(text) };
  const answers = await askQuestions(
    {
      ...createTerminal(false, { stdout: output, stderr: output }),
      async ask(text) {
        asked.push(text);
        const question = QUESTIONS.find((one) => text.startsWith(one.text));
        const name = question?.name ?? '';
        const usual = before ? '' : (ANSWERS as Record<string, string | string[]>)[name];
        return typed[name]?.shift() ?? String(usual ?? '');
      },
    },
    '/where/they/stand',
    before,
  );
  return { answers, asked, printed: printed.join('') };
}

test.each([
  ['languages', 'nl, es', 'fr', /es is not a language of the site/],
  [
    'text',
    '#cccccc',
    '',
    /contrast of 1\.\d with #ffffff.*: #\w{6} is the nearest that can be read/,
  ],
  ['offer', 'sale, castles', 'sale', /castles is none of sale, rent, plots/],
  ['offer', 'valuation', 'rent', /names nothing that is listed/],
  ['logo', 'logo.png', '', /\/where\/they\/stand\/logo\.png cannot be read/],
  ['towns', 'Atlantis', 'Spa', /Atlantis is not known/],
  ['hours', 'elke dag', 'mon-fri 9-18', /is not read as opening hours/],
  ['team', 'Els', 'Els Maas, broker', /Els has no role/],
  ['answerWorkdays', 'snel', '2', /should be a number of working days/],
  ['visitLanguages', 'alle', 'nl, fr', /should be codes of languages: nl, fr, en, de/],
  ['companyNumber', '1', '0123.456.749', /is not a Belgian company number/],
  ['email', '', 'info@maas.example', /is required/],
])('%s answered with %j is asked again, with the reason', async (name, bad, good, reason) => {
  const { answers, asked, printed } = await answer({ [name]: [bad, good] });
  expect(printed).toMatch(reason);
  expect(asked).toHaveLength(QUESTIONS.length + 1);
  const initial = QUESTIONS.find((question) => question.name === name)?.initial;
  expect(answers?.[name]).toBe(good || initial);
});

test('a proposal for a colour that cannot be read is taken', async () => {
  const { printed } = await answer({ text: ['#cccccc', ''] });
  const [, proposal = ''] = /(#\w{6}) is the nearest/.exec(printed) ?? [];
  const { answers } = await answer({ text: [proposal] });
  expect(answers?.text).toBe(proposal);
});

describe('of a second run', () => {
  test('each answer stands unless another is typed, and - empties it', async () => {
    const first = (await answer({ answerWorkdays: ['2'], hours: ['mon-fri 9-18'] })).answers ?? {};
    const again = await answer({ hours: ['-'], phone: ['063 00 00 01'] }, first);
    expect(again.answers).toEqual({ ...first, hours: '', phone: '063 00 00 01' });
    expect(again.asked.find((text) => text.startsWith('Name of the agency'))).toContain(
      `[${ANSWERS.name}]`,
    );
  });
});

test.each([
  ['mon-sat 9-18', 'ma–za 9–18 uur', 'lu–sa 9–18 h', 'Mon–Sat 9 am–6 pm', 'Mo–Sa 9–18 Uhr'],
  [
    'Mon–Fri 9-12:30 13:30-18, sat 10-12',
    'ma–vr 9–12.30 en 13.30–18 uur, za 10–12 uur',
    'lu–ve 9–12 h 30 et 13 h 30–18 h, sa 10–12 h',
    'Mon–Fri 9 am–12:30 pm and 1:30 pm–6 pm, Sat 10 am–12 noon',
    'Mo–Fr 9–12.30 und 13.30–18 Uhr, Sa 10–12 Uhr',
  ],
  ['by arrangement', 'op afspraak', 'sur rendez-vous', 'by arrangement', 'nach Vereinbarung'],
])('the hours %s are said as each language does', (hours, nl, fr, en, de) => {
  const read = readOpeningHours(hours);
  const say = (language: Language) =>
    (read && 'week' in read
      ? formatWeek(read, language).join(', ')
      : read?.hours[language]
    )?.replaceAll('\u00a0', ' ');
  expect({ nl: say('nl'), fr: say('fr'), en: say('en'), de: say('de') }).toEqual({
    nl,
    fr,
    en,
    de,
  });
});

test('hours that end before they begin, days that do not exist and other texts are not read', () => {
  for (const text of [
    'mon 18-9',
    'mon 9-9',
    'mon 9-12 11-13',
    'fri-mon 9-12',
    'maa 9-12',
    'mon',
    '9-12',
    'mon 9-25',
    'mon 9:60-12',
    '',
  ])
    expect(readOpeningHours(text), text).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const hours = readOpeningHours(text);
      expect(hours === undefined || text.trim() !== '').toBe(true);
    }),
    { seed: inject('seed') },
  );
});
