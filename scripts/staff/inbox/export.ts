import { writeFile } from 'node:fs/promises';
import type { Received } from '../../../src/features/forms/kit/store/inbox-store';
import { lastReceived } from '../../../src/features/forms/kit/store/inbox-store';
import type { Command } from '../command';
import { done } from '../command';
import { csv } from '../csv';
import { counted } from '../terminal';

const MOST = 50_000;

export const inboxExport: Command = {
  name: 'inbox export',
  summary: 'writes what visitors sent to a CSV file that spreadsheets open',
  positionals: ['FILE', '[FORM]'],
  details:
    'One line a submission, newest first, and a column for every answer. What a spreadsheet would take\nfor a formula has an apostrophe in front.',
  async run(call) {
    const [file = '', form] = call.positionals;
    const { db } = await call.open();
    const found = await lastReceived(db, MOST, form);
    await writeFile(file, csv(tableOf(found)));
    call.terminal.say(`${counted(found.length, 'submission')} written to ${file}.`);
    return done({ file, submissions: found.length });
  },
};

function tableOf(found: readonly Received[]): unknown[][] {
  const names = [...new Set(found.flatMap(({ answers }) => Object.keys(answers)))];
  return [
    ['id', 'created', 'form', 'language', 'property', 'project', ...names],
    ...found.map(({ id, created, form, language, property, project, answers }) => [
      ...[id, new Date(created).toISOString(), form, language, property, project],
      ...names.map((name) => shown(answers[name])),
    ]),
  ];
}

const shown = (answer: unknown) => (Array.isArray(answer) ? answer.join(', ') : answer);
