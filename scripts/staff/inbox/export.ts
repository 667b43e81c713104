import { writeFile } from 'node:fs/promises';
import type { ReceivedSubmission } from '../../../src/features/forms/kit/store/inbox-store';
import { loadLatestSubmissions } from '../../../src/features/forms/kit/store/inbox-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { formatCsv } from '../csv';
import { formatQuantity } from '../terminal';

const MAX_SUBMISSIONS_EXPORTED = 50_000;

export const inboxExport: Command = {
  name: 'inbox export',
  summary: 'writes what visitors sent to a CSV file that spreadsheets open',
  positionals: ['FILE', '[FORM]'],
  details:
    'One line a submission, newest first, and a column for every answer. What a spreadsheet would take\nfor a formula has an apostrophe in front.',
  async run(call) {
    const [file = '', form] = call.positionals;
    const { db } = await call.openStores();
    const found = await loadLatestSubmissions(db, MAX_SUBMISSIONS_EXPORTED, form);
    await writeFile(file, formatCsv(buildSubmissionTable(found)));
    call.terminal.print(`${formatQuantity(found.length, 'submission')} written to ${file}.`);
    return createSuccess({ file, submissions: found.length });
  },
};

function buildSubmissionTable(found: readonly ReceivedSubmission[]): unknown[][] {
  const names = [...new Set(found.flatMap(({ answers }) => Object.keys(answers)))];
  return [
    ['id', 'created', 'form', 'language', 'property', 'project', ...names],
    ...found.map(({ id, created, form, language, property, project, answers }) => [
      ...[id, new Date(created).toISOString(), form, language, property, project],
      ...names.map((name) => formatCsvAnswer(answers[name])),
    ]),
  ];
}

const formatCsvAnswer = (answer: unknown) => (Array.isArray(answer) ? answer.join(', ') : answer);
