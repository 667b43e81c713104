import type { ReceivedSubmission } from '../../../src/features/forms/kit/store/inbox-store';
import { loadLatestSubmissions } from '../../../src/features/forms/kit/store/inbox-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';

const MAX_SUBMISSIONS_LISTED = 100;

export const inboxList: Command = {
  name: 'inbox list',
  summary: 'lists the submissions of visitors, newest first',
  positionals: ['[FORM]'],
  details:
    'FORM is the name of a form, such as site-contact or contact-me; without it all are listed.',
  async run(call) {
    const [form] = call.positionals;
    const { db } = await call.openStores();
    const { rows: submissions, faults } = await loadLatestSubmissions(
      db,
      MAX_SUBMISSIONS_LISTED,
      form,
    );
    call.terminal.print(`${formatQuantity(submissions.length, 'submission')}.`);
    for (const line of formatColumns(submissions.map(formatSubmissionRow), ''))
      call.terminal.print(line);
    return createSuccess({ submissions, ...reportInvalidRows(call.terminal, faults) });
  },
};

const formatSubmissionRow = ({
  id,
  created,
  form,
  language,
  property,
  project,
  answers,
}: ReceivedSubmission) => [
  String(id),
  formatLocalTime(created),
  form,
  language,
  property ? `property ${property}` : project ? `project ${project}` : '',
  [answers.firstName, answers.lastName, answers.email]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' '),
];
