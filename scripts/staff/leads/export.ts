import { formatCsv } from '../../../src/domain/format/csv';
import type { Lead } from '../../../src/features/desk/leads/lead';
import type { LeadsQuery } from '../../../src/features/desk/leads/leads-query';
import { loadLeadsBelow } from '../../../src/features/desk/leads/leads-store';
import { recordAction } from '../../../src/features/desk/log/staff-actions-store';
import type { ParsedRows } from '../../../src/platform/d1-rows';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { writePrivateFile } from '../private-file';
import { formatQuantity } from '../terminal';
import { readFormQuery } from './form-query';

/** Leads that are read at once. */
const PORTION = 500;

export const leadsExport: Command = {
  name: 'leads export',
  summary: 'writes what visitors sent to a CSV file that spreadsheets open',
  positionals: ['FILE', '[FORM]'],
  examples: ['leads export leads.csv'],
  details:
    'One line per lead, newest first, and one column per answer. A text that a spreadsheet would\nrun as a formula gets an apostrophe in front.',
  async run(call) {
    const [file = '', form] = call.positionals;
    const { db } = await call.openStores();
    const { rows, faults } = await loadAllLeads(db, readFormQuery(form));
    await recordAction(db, undefined, 'leads exported', rows.length);
    await writePrivateFile(file, formatCsv(buildLeadTable(rows)));
    call.terminal.print(`${formatQuantity(rows.length, 'lead')} written to ${file}.`);
    const invalid = reportInvalidRows(call.terminal, faults);
    const count = rows.length;
    // Its older name, until the next release.
    return createSuccess({ file, leads: count, submissions: count, ...invalid });
  },
};

/** Loads every lead that the filters leave, newest first. */
async function loadAllLeads(db: D1Database, query: LeadsQuery): Promise<ParsedRows<Lead>> {
  const all: ParsedRows<Lead> = { rows: [], faults: [] };
  const now = Date.now();
  let below: number | undefined = Number.MAX_SAFE_INTEGER;
  while (below !== undefined) {
    const { rows, faults, lowest } = await loadLeadsBelow(db, query, {
      ...{ now, below, limit: PORTION },
    });
    all.rows.push(...rows);
    all.faults.push(...faults);
    below = lowest;
  }
  return all;
}

function buildLeadTable(leads: readonly Lead[]): unknown[][] {
  const names = [...new Set(leads.flatMap(({ answers }) => Object.keys(answers)))];
  return [
    ['id', 'created', 'form', 'language', 'property', 'project', ...names],
    ...leads.map(({ id, createdAt, form, language, property, project, answers }) => [
      ...[id, new Date(createdAt).toISOString(), form, language, property, project],
      ...names.map((name) => formatCsvAnswer(answers[name])),
    ]),
  ];
}

const formatCsvAnswer = (answer: unknown) => (Array.isArray(answer) ? answer.join(', ') : answer);
