import * as v from 'valibot';
import type { Lead } from '../../../src/features/desk/leads/lead';
import { LEAD_QUERY_STATES, LeadsQuery } from '../../../src/features/desk/leads/leads-query';
import { loadLeads } from '../../../src/features/desk/leads/leads-store';
import { LEAD_FORM_NAMES } from '../../../src/features/forms/kit/definition/form-names';
import { getPersonName } from '../../../src/features/forms/kit/mail/person-name';
import type { Command } from '../command';
import { createSuccess, UsageError } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';

const PAGE_SIZE = 100;
const FILTERS = ['state', 'form', 'property', 'assignee', 'q', 'page'] as const;

export const leadsList: Command = {
  name: 'leads list',
  summary: 'lists what visitors sent as the desk does, with state and assignee, newest first',
  positionals: [],
  options: {
    state: {
      summary: 'only in this state (default: current)',
      value: 'STATE',
      choices: LEAD_QUERY_STATES,
    },
    form: {
      summary: 'only of this form, such as site-contact',
      value: 'FORM',
      choices: LEAD_FORM_NAMES,
    },
    property: { summary: 'only about this property', value: 'ID' },
    assignee: { summary: 'the id of somebody of staff, or nobody', value: 'ID' },
    q: {
      summary: 'how a name, an address or a telephone number begins, or a reference',
      value: 'TEXT',
    },
    page: { summary: `a page of ${PAGE_SIZE}`, value: 'N' },
  },
  details: 'current: what is open, and what came within a week.',
  examples: ['leads list --state new', 'leads list --q 0470 --json'],
  async run(call) {
    const query = v.parse(
      LeadsQuery,
      Object.fromEntries(FILTERS.map((name) => [name, call.getOption(name) ?? ''])),
    );
    // The desk's address leaves out what it cannot read; a script has to hear it.
    for (const name of ['property', 'page'] as const) {
      const given = call.getOption(name);
      if (given !== undefined && String(query[name]) !== given)
        throw new UsageError(`--${name} cannot be ${given}.`);
    }
    const { db } = await call.openStores();
    const { rows, faults, total } = await loadLeads(db, query, Date.now(), PAGE_SIZE, true);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    call.terminal.print(`${formatQuantity(total, 'lead')}, page ${query.page} of ${pages}.`);
    for (const line of formatColumns(rows.map(formatLeadRow), '')) call.terminal.print(line);
    const invalid = reportInvalidRows(call.terminal, faults);
    return createSuccess({ total, page: query.page, pages, leads: rows, ...invalid });
  },
};

const formatLeadRow = ({ id, state, assigneeName, createdAt, form, property, answers }: Lead) => [
  String(id),
  assigneeName ? `${state} by ${assigneeName}` : state,
  formatLocalTime(createdAt),
  form,
  property === null ? '' : `property ${property}`,
  [getPersonName(answers), answers.email].filter(Boolean).join(' '),
];
