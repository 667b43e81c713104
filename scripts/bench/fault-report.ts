import { groupBy } from '../../src/domain/group-by';
import type { FailingMailSink } from './failing-mail-sink';
import type { StoredRows } from './local-database';
import type { SimulatedVisitors, SubmissionOutcome } from './simulated-visitors';
import { buildVisitorEmail } from './simulated-visitors';

/** Prints the outcomes of submissions and mails; returns exit code 1 if there is a failure. */
export function reportFaultDrill(
  visitors: SimulatedVisitors,
  rows: StoredRows,
  sink: FailingMailSink,
): number {
  const rowsByEmail = groupBy(rows.submissions, (email) => email);
  const idsToVisitor = groupMailIdsBy(sink, ({ to }) => to);
  const idsToAgency = groupMailIdsBy(sink, ({ replyTo }) => replyTo);
  const ids = new Set(sink.received.map(({ id }) => id));
  const submissions = [...visitors.outcomes].map(([index, outcome]) => {
    const email = buildVisitorEmail(index);
    return {
      outcome,
      stored: rowsByEmail.get(email)?.length ?? 0,
      mails: [idsToVisitor.get(email)?.size ?? 0, idsToAgency.get(email)?.size ?? 0],
    };
  });
  const filterByOutcome = (outcome: SubmissionOutcome) =>
    submissions.filter((submission) => submission.outcome === outcome);
  const failures = {
    'FAILURE valid submission rejected': filterByOutcome('rejected').length,
    'FAILURE acknowledged but not stored': filterByOutcome('acknowledged').filter(
      ({ stored }) => stored === 0,
    ).length,
    'FAILURE stored twice': submissions.filter(({ stored }) => stored > 1).length,
    'FAILURE stored, but a mail is missing': submissions.filter(
      ({ stored, mails }) => stored && mails.includes(0),
    ).length,
    'FAILURE same mail sent under two ids': submissions.filter(({ mails }) =>
      mails.some((count) => count > 1),
    ).length,
    'FAILURE mailed but not stored': submissions.filter(
      ({ stored, mails }) => !stored && mails.some((count) => count > 0),
    ).length,
    'FAILURE queued mail never delivered': rows.mails.filter((id) => !ids.has(id)).length,
    'FAILURE delivered mail without outbox row':
      ids.size - rows.mails.filter((id) => ids.has(id)).length,
  };
  const responseCounts = [...visitors.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => [status ? `answered ${status}` : 'not answered', count] as const);
  const facts = [
    ...responseCounts,
    ['acknowledged', filterByOutcome('acknowledged').length] as const,
    ['gave up after one try', filterByOutcome('abandoned').length] as const,
    [
      ' of these stored nevertheless',
      filterByOutcome('abandoned').filter(({ stored }) => stored).length,
    ] as const,
    ['stored', rows.submissions.length] as const,
    ['deliveries rejected by the mail server', sink.countRefusals()] as const,
    ['mails accepted (unique ids)', ids.size] as const,
    [' accepted more than once', sink.received.length - ids.size] as const,
    ...Object.entries(failures),
  ];
  for (const [name, count] of facts)
    console.log(`  ${name.padEnd(42)}${String(count).padStart(7)}`);
  return Object.values(failures).some((count) => count > 0) ? 1 : 0;
}

/** Returns the distinct ids of received mails by an address. */
function groupMailIdsBy(
  sink: FailingMailSink,
  address: (mail: FailingMailSink['received'][number]) => string | undefined,
) {
  const mails = groupBy(sink.received, address);
  return new Map([...mails].map(([key, group]) => [key, new Set(group.map(({ id }) => id))]));
}
