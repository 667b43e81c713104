import { writeFile } from 'node:fs/promises';
import { formatCsv } from '../../../src/domain/format/csv';
import type { ReceivedSubmission } from '../../../src/features/forms/kit/store/inbox-store';
import { loadLatestSubmissions } from '../../../src/features/forms/kit/store/inbox-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatQuantity } from '../terminal';

const MAX_SUBMISSIONS_EXPORTED = 50_000;

export const inboxExport: Command = {
  name: 'inbox export',
  summary: 'writes the submissions of visitors to a CSV file that spreadsheets open',
  positionals: ['FILE', '[FORM]'],
  details:
    'One line per submission, newest first, and one column per answer. A text that a spreadsheet would\nrun as a formula gets an apostrophe in front.',
  async run(call) {
    const [file = '', form] = call.positionals;
    const { db } = await call.openStores();
    const { rows, faults } = await loadLatestSubmissions(db, MAX_SUBMISSIONS_EXPORTED, form);
    await writeFile(file, formatCsv(buildSubmissionTable(rows)));
    call.terminal.print(`${formatQuantity(rows.length, 'submission')} written to ${file}.`);
    const invalid = reportInvalidRows(call.terminal, faults);
    return createSuccess({ file, submissions: rows.length, ...invalid });
  },
};

function buildSubmissionTable(submissions: readonly ReceivedSubmission[]): unknown[][] {
  const names = [...new Set(submissions.flatMap(({ answers }) => Object.keys(answers)))];
  return [
    ['id', 'created', 'form', 'language', 'property', 'project', ...names],
    ...submissions.map(({ id, createdAt, form, language, property, project, answers }) => [
      ...[id, new Date(createdAt).toISOString(), form, language, property, project],
      ...names.map((name) => formatCsvAnswer(answers[name])),
    ]),
  ];
}

const formatCsvAnswer = (answer: unknown) => (Array.isArray(answer) ? answer.join(', ') : answer);
