import type { ListedSubmission } from '../../../src/features/forms/kit/store/inbox-store';
import { loadSubmissionsPage } from '../../../src/features/forms/kit/store/inbox-store';
import type { Command } from '../command';
import { createSuccess, UsageError } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';

const PAGE_SIZE = 100;

export const inboxList: Command = {
  name: 'inbox list',
  summary: 'lists the submissions of visitors, newest first',
  positionals: ['[FORM]'],
  options: { page: { summary: `a page of ${PAGE_SIZE}, the newest first`, value: 'N' } },
  details:
    'FORM is the name of a form, such as site-contact or contact-me; without it all are listed.',
  async run(call) {
    const [form] = call.positionals;
    const page = Number(call.getOption('page') ?? 1);
    if (!Number.isSafeInteger(page) || page < 1) throw new UsageError('--page is a number from 1.');
    const { db } = await call.openStores();
    const { total, rows, faults } = await loadSubmissionsPage(db, form, page, PAGE_SIZE);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    call.terminal.print(`${formatQuantity(total, 'submission')}, page ${page} of ${pages}.`);
    for (const line of formatColumns(rows.map(formatSubmissionRow), '')) call.terminal.print(line);
    const invalid = reportInvalidRows(call.terminal, faults);
    return createSuccess({ total, page, pages, submissions: rows, ...invalid });
  },
};

const formatSubmissionRow = ({
  id,
  createdAt,
  form,
  language,
  property,
  project,
  answers,
  state,
  assignee,
}: ListedSubmission) => [
  String(id),
  assignee ? `${state} by ${assignee}` : state,
  formatLocalTime(createdAt),
  form,
  language,
  property ? `property ${property}` : project ? `project ${project}` : '',
  [answers.firstName, answers.lastName, answers.email]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' '),
];
