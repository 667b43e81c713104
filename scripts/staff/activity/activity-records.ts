import * as v from 'valibot';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time';
import type {
  ImportedEvent,
  ImportedViews,
} from '../../../src/features/owner-portal/activity-import-store';
import {
  EVENT_KINDS,
  EVENT_STATUSES,
  OWN_SOURCE,
} from '../../../src/features/owner-portal/portal-event';
import type { ImportFault } from '../record-file';

const Line = (max: number) =>
  v.pipe(v.string('is not a text'), v.trim(), v.maxLength(max, 'is too long'));
const RequiredLine = (max: number) => v.pipe(Line(max), v.nonEmpty('is empty'));
const PropertyId = v.pipe(v.number('is not a number'), v.integer('is not a whole number'));
const Source = v.pipe(
  RequiredLine(60),
  v.check((source) => source !== OWN_SOURCE, "'own' is the site itself"),
);
const Moment = v.pipe(
  v.string('is missing'),
  v.transform((date) => parseBrusselsTime(date.includes('T') ? date : `${date}T00:00`)),
  v.number('is not a date such as 2026-11-14 or 2026-11-14T11:00'),
);
const Day = v.pipe(
  v.string('is missing'),
  v.check(
    (day) => parseBrusselsTime(`${day}T12:00`) !== undefined,
    'is not a date such as 2026-11-14',
  ),
);

const EventRecord = v.strictObject({
  id: v.pipe(v.union([v.string(), v.number()], 'is missing'), v.transform(String), v.maxLength(80)),
  property: PropertyId,
  kind: v.picklist(EVENT_KINDS, `is none of ${EVENT_KINDS.join(', ')}`),
  date: Moment,
  contact: v.optional(Line(120), ''),
  subject: RequiredLine(200),
  comment: v.optional(Line(1000), ''),
  status: v.picklist(EVENT_STATUSES, `is none of ${EVENT_STATUSES.join(', ')}`),
  source: Source,
});

const ViewsRecord = v.strictObject({
  property: PropertyId,
  source: Source,
  day: Day,
  views: v.pipe(
    v.number('is not a number'),
    v.integer('is not a whole number'),
    v.minValue(0, 'is below zero'),
    v.maxValue(10_000_000, 'is too large'),
  ),
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
