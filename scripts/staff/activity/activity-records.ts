import * as v from 'valibot';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time';
import { readDay } from '../../../src/domain/typed-values/read-day';
import { cleanTyped } from '../../../src/domain/typed-values/typed-text';
import type {
  ImportedEvent,
  ImportedViews,
} from '../../../src/features/owner-portal/activity-import-store';
import {
  EVENT_KINDS,
  EVENT_STATUSES,
  OWN_SOURCE,
} from '../../../src/features/owner-portal/portal-event';
import { createFileNumber, FileReference } from '../file-number';
import type { ImportFault } from '../record-file';

const Line = (max: number) =>
  v.pipe(v.string('is not a text'), v.trim(), v.maxLength(max, 'is too long'));
const RequiredLine = (max: number) => v.pipe(Line(max), v.nonEmpty('is empty'));
const Source = v.pipe(
  RequiredLine(60),
  v.check((source) => source !== OWN_SOURCE, "'own' is the site itself"),
);
const Moment = v.pipe(
  v.string('is missing'),
  v.transform((text) => {
    const [date = '', time = '00:00'] = cleanTyped(text).split(/[T ]/);
    return parseBrusselsTime(`${readDay(date)}T${time}`);
  }),
  v.number('is not a date such as 2026-11-14 or 2026-11-14T11:00'),
);
const Day = v.pipe(
  v.string('is missing'),
  v.transform((text) => readDay(text)),
  v.string('is not a date such as 2026-11-14'),
);

const EventRecord = v.strictObject({
  id: v.pipe(v.union([v.string(), v.number()], 'is missing'), v.transform(String), v.maxLength(80)),
  property: FileReference,
  kind: v.picklist(EVENT_KINDS, `is none of ${EVENT_KINDS.join(', ')}`),
  date: Moment,
  contact: v.optional(Line(120), ''),
  subject: RequiredLine(200),
  comment: v.optional(Line(1000), ''),
  status: v.picklist(EVENT_STATUSES, `is none of ${EVENT_STATUSES.join(', ')}`),
  source: Source,
});

const ViewsRecord = v.strictObject({
  property: FileReference,
  source: Source,
  day: Day,
  views: createFileNumber(0, 10_000_000),
});

const ActivityFile = v.strictObject({
  events: v.optional(v.array(v.unknown(), 'is not a list'), []),
  views: v.optional(v.array(v.unknown(), 'is not a list'), []),
});

/** Parses a file of activity: the records without a fault, and every fault by record and field. */
export function parseActivity(text: string, knownProperties: ReadonlySet<number> | undefined) {
  const faults: ImportFault[] = [];
  const file = v.safeParse(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.check((content) => !Array.isArray(content), 'should be an object with events and views'),
      ActivityFile,
    ),
    text,
  );
  if (!file.success) {
    for (const issue of file.issues)
      faults.push({ record: 'file', field: v.getDotPath(issue) ?? '', message: issue.message });
    return { events: [], views: [], faults };
  }
  const parse = <Schema extends v.GenericSchema<unknown, { property: number }>>(
    schema: Schema,
    records: readonly unknown[],
    kind: string,
  ): v.InferOutput<Schema>[] =>
    records.flatMap((input, index) => {
      const record = `${kind} ${index + 1}`;
      const result = v.safeParse(schema, input);
      if (!result.success) {
        for (const issue of result.issues)
          faults.push({ record, field: v.getDotPath(issue) ?? '', message: issue.message });
        return [];
      }
      const { property } = result.output;
      if (!knownProperties || knownProperties.has(property)) return [result.output];
      const message = `${property} is not a property of the live snapshot`;
      faults.push({ record, field: 'property', message });
      return [];
    });
  const events: ImportedEvent[] = parse(EventRecord, file.output.events, 'event').map(
    ({ id, date, ...event }) => ({ ...event, key: id, happenedAt: date }),
  );
  const views: ImportedViews[] = parse(ViewsRecord, file.output.views, 'view');
  return { events, views, faults };
}
