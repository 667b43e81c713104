import type { Lead } from '../../../src/features/desk/leads/lead';
import { loadLeadFiles, loadLeads } from '../../../src/features/desk/leads/leads-store';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';
import { readFormQuery } from './form-query';
import { loadLeadOfArgument } from './requested-lead';
import { saveFiles } from './save-files';

// The commands that `leads list` and `leads show` replace: their arguments and reports stay until the next release.

const PAGE_SIZE = 100;

export const inboxList: Command = {
  name: 'inbox list',
  summary: 'older `leads list`: all leads, of one form or of all',
  positionals: ['[FORM]'],
  examples: ['inbox list'],
  options: { page: { summary: `a page of ${PAGE_SIZE}, the newest first`, value: 'N' } },
  details:
    'FORM is the name of a form, such as site-contact or contact-me; without it all are listed.',
  async run(call) {
    const page = Number(call.getOption('page') ?? 1);
    const { db } = await call.openStores();
    const query = { ...readFormQuery(call.positionals[0]), page };
    const { total, rows, faults } = await loadLeads(db, query, Date.now(), PAGE_SIZE);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    call.terminal.print(`${formatQuantity(total, 'submission')}, page ${page} of ${pages}.`);
    for (const line of formatColumns(rows.map(formatRow), '')) call.terminal.print(line);
    const invalid = reportInvalidRows(call.terminal, faults);
    const submissions = rows.map((lead) => ({
      ...pickSent(lead),
      state: lead.state,
      assignee: lead.assigneeEmail,
    }));
    return createSuccess({ total, page, pages, submissions, ...invalid });
  },
};

export const inboxShow: Command = {
  name: 'inbox show',
  summary: 'older `leads show`: one lead with its answers; saves its files in DIR',
  positionals: ['ID', '[DIR]'],
  examples: ['inbox show 2 saved'],
  async run(call) {
    const [id, folder] = call.positionals;
    const { terminal } = call;
    const stores = await call.openStores();
    const lead = await loadLeadOfArgument(stores.db, id);
    if (!lead) return reportRefusal(call, `There is no submission ${id}.`);
    const files = (await loadLeadFiles(stores.db, lead.key)).map(({ field: _, ...file }) => file);
    const { answers, ...rest } = pickSent(lead);
    const lines = [
      ...Object.entries({ ...rest, createdAt: formatLocalTime(rest.createdAt) }),
      ...Object.entries(answers),
      ...files.map(
        ({ name, bytes }) => ['file', `${name}, ${Math.ceil(bytes / 1024)} KB`] as const,
      ),
    ].filter(([, value]) => value !== null && value !== '' && value !== false);
    for (const line of formatColumns(
      lines.map(([name, value]) => [name, formatAnswer(value)]),
      '',
    ))
      terminal.print(line);
    const saved = folder ? await saveFiles(stores, files, folder) : [];
    for (const path of saved) terminal.print(`Saved ${path}`);
    return createSuccess({ submission: { ...pickSent(lead), files }, saved });
  },
};

/** Returns what the visitor sent, without what staff did with it. */
const pickSent = ({ id, form, language, property, project, createdAt, answers }: Lead) => ({
  ...{ id, form, language, property, project, createdAt, answers },
});

const formatRow = (lead: Lead) => [
  String(lead.id),
  lead.assigneeEmail ? `${lead.state} by ${lead.assigneeEmail}` : lead.state,
  formatLocalTime(lead.createdAt),
  lead.form,
  lead.language,
  lead.property ? `property ${lead.property}` : lead.project ? `project ${lead.project}` : '',
  [lead.answers.firstName, lead.answers.lastName, lead.answers.email]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' '),
];

const formatAnswer = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text.replaceAll('\n', '\n  ');
};
