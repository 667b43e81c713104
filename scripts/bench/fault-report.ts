import type { FailingMailSink } from './failing-mail-sink';
import type { StoredRows } from './local-database';
import type { SimulatedVisitors, SubmissionOutcome } from './simulated-visitors';
import { buildVisitorEmail } from './simulated-visitors';

/** Prints the fate of every submission and mail; returns the exit code. */
export function reportFaultDrill(
  crowd: SimulatedVisitors,
  rows: StoredRows,
  sink: FailingMailSink,
): number {
  const storedOf = Map.groupBy(rows.submissions, (email) => email);
  const toVisitor = groupMailIdsBy(sink, ({ to }) => to);
  const toAgency = groupMailIdsBy(sink, ({ replyTo }) => replyTo);
  const ids = new Set(sink.received.map(({ id }) => id));
  const people = [...crowd.outcomes].map(([n, end]) => {
    const email = buildVisitorEmail(n);
    return {
      end,
      stored: storedOf.get(email)?.length ?? 0,
      mails: [toVisitor.get(email)?.size ?? 0, toAgency.get(email)?.size ?? 0],
    };
  });
  const ended = (end: SubmissionOutcome) => people.filter((one) => one.end === end);
  const failures = {
    'FAILURE valid submission rejected': ended('refused').length,
    'FAILURE acknowledged but not stored': ended('thanked').filter(({ stored }) => stored === 0)
      .length,
    'FAILURE stored twice': people.filter(({ stored }) => stored > 1).length,
    'FAILURE stored, but a mail is missing': people.filter(
      ({ stored, mails }) => stored && mails.includes(0),
    ).length,
    'FAILURE same mail sent under two ids': people.filter(({ mails }) =>
      mails.some((count) => count > 1),
    ).length,
    'FAILURE mailed but not stored': people.filter(
      ({ stored, mails }) => !stored && mails.some((count) => count > 0),
    ).length,
    'FAILURE queued mail never delivered': rows.mails.filter((id) => !ids.has(id)).length,
    'FAILURE delivered mail without outbox row':
      ids.size - rows.mails.filter((id) => ids.has(id)).length,
  };
  const given = [...crowd.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => [status ? `answered ${status}` : 'not answered', count] as const);
  const facts = [
    ...given,
    ['acknowledged', ended('thanked').length] as const,
    ['gave up after one try', ended('gave up').length] as const,
    [
      ' of these stored nevertheless',
      ended('gave up').filter(({ stored }) => stored).length,
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

/** Groups the ids of received mails by an address. */
function groupMailIdsBy(
  sink: FailingMailSink,
  address: (mail: FailingMailSink['received'][number]) => string | undefined,
) {
  const mails = Map.groupBy(sink.received, address);
  return new Map([...mails].map(([key, found]) => [key, new Set(found.map(({ id }) => id))]));
}
