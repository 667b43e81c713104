import type { FailingMailSink } from './failing-mail-sink';
import type { StoredRows } from './local-database';
import type { SimulatedVisitors, SubmissionOutcome } from './simulated-visitors';
import { buildVisitorEmail } from './simulated-visitors';

/** Prints what became of everything; the exit code. */
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
    'refused though nothing was wrong': ended('refused').length,
    'thanked for and not stored': ended('thanked').filter(({ stored }) => stored === 0).length,
    'stored twice': people.filter(({ stored }) => stored > 1).length,
    'stored, a mail missing': people.filter(({ stored, mails }) => stored && mails.includes(0))
      .length,
    'a mail under two ids': people.filter(({ mails }) => mails.some((count) => count > 1)).length,
    'not stored, yet mailed': people.filter(
      ({ stored, mails }) => !stored && mails.some((count) => count > 0),
    ).length,
    'in the outbox, not at the sink': rows.mails.filter((id) => !ids.has(id)).length,
    'at the sink, not in the outbox': ids.size - rows.mails.filter((id) => ids.has(id)).length,
  };
  const given = [...crowd.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => [status ? `answered ${status}` : 'not answered', count] as const);
  const facts = [
    ...given,
    ['thanked for', ended('thanked').length] as const,
    ['gave up after one try', ended('gave up').length] as const,
    [
      ' of these stored all the same',
      ended('gave up').filter(({ stored }) => stored).length,
    ] as const,
    ['stored', rows.submissions.length] as const,
    ['tries the sink refused', sink.countRefusals()] as const,
    ['mails it took, by id', ids.size] as const,
    [' of these again under the same id', sink.received.length - ids.size] as const,
    ...Object.entries(failures),
  ];
  for (const [name, count] of facts)
    console.log(`  ${name.padEnd(36)}${String(count).padStart(7)}`);
  return Object.values(failures).some((count) => count > 0) ? 1 : 0;
}

/** The ids under which mails came, by an address. */
function groupMailIdsBy(
  sink: FailingMailSink,
  address: (mail: FailingMailSink['received'][number]) => string | undefined,
) {
  const mails = Map.groupBy(sink.received, address);
  return new Map([...mails].map(([key, found]) => [key, new Set(found.map(({ id }) => id))]));
}
