import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeskForm } from '../../../src/features/desk/desk-form';
import { POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import { dumpDatabase } from '../../dump-database';
import { emptyTables } from '../../empty-tables';
import { storeChangeableThings } from '../account-changes';
import { clearSubmissions } from '../forms/form-requests';
import { AN } from '../owner-portal/portal-site';
import { resetPeople } from '../sign-in/account-requests';
import { ASKED_ACTS, openAskedDesk, readQuestion } from './asked-acts';

const MODULES = import.meta.glob<Record<string, unknown>>(
  '../../../src/features/desk/**/*.{ts,tsx}',
  { eager: true },
);
const SOURCES = import.meta.glob<string>('../../../src/features/desk/**/*.{ts,tsx}', {
  ...{ eager: true, query: '?raw', import: 'default' },
});

const isForm = (value: unknown): value is DeskForm =>
  typeof value === 'object' && value !== null && 'buttons' in value && 'schema' in value;

/** Every form that a file of the desk exports, once. */
const FORMS = [
  ...new Set(
    Object.values(MODULES).flatMap((exports) =>
      Object.values(exports)
        .flatMap((value) => (Array.isArray(value) ? value : [value]))
        .filter(isForm),
    ),
  ),
];

describe('every form of the desk', () => {
  test('is one whose buttons say whether they ask first', () => {
    expect(FORMS.length).toBeGreaterThan(40);
    const silent = FORMS.filter(({ buttons }) => buttons.some(({ effect }) => !effect));
    expect(silent.map(({ name }) => name)).toEqual([]);
    // One that a function makes says so by its type.
    const plain = Object.entries(SOURCES).filter(([, source]) =>
      /satisfies PlainForm\b|\): PlainForm\b|: PlainForm(?:\[\])? = /.test(source),
    );
    expect(plain.map(([file]) => file)).toEqual([]);
  });

  test('takes what the page that asks sends if a button asks, and no other does', () => {
    const isAsking = ({ buttons }: DeskForm) => buttons.some(({ effect }) => effect === 'asks');
    const wrong = FORMS.filter(
      (form) =>
        isAsking(form) !== ('entries' in form.schema && 'sure' in (form.schema.entries as object)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('whose button asks is among the acts below', () => {
    const acts = FORMS.flatMap(({ name, buttons }) =>
      buttons.filter(({ effect }) => effect === 'asks').map(({ value }) => `${name} ${value}`),
    );
    expect([...new Set(acts)].toSorted()).toEqual(Object.keys(ASKED_ACTS).toSorted());
  });
});

let opened: Awaited<ReturnType<typeof openAskedDesk>>;
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['saved_searches', 'visits', 'slots', 'testimonials', 'slot_patterns']);
  await emptyTables(['listing_overrides', 'staff_calendars']);
  await resetPeople([{ ...AN, subscriber: 1 }]);
  opened = await openAskedDesk();
  await storeChangeableThings();
  await env.DB.exec(`UPDATE testimonials SET state = 'approved', decided_at = 1`);
});
afterEach(async () => {
  const { keys } = await env.SNAPSHOTS.list();
  await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));
});

const readState = async () => [...(await dumpDatabase()), await env.SNAPSHOTS.get(POINTER_KEY)];

test.each(Object.entries(ASKED_ACTS))(
  '%s: pressed once it asks and does nothing, and the page that asks does it',
  async (act, { path, fields, stored, typed }) => {
    const { desk } = opened;
    const sent = {
      ...{ action: act.split(' ').at(-1) ?? '', ...fields },
      ...(stored && { [stored]: opened.stored[stored] }),
    };
    const before = await readState();
    const pressed = await desk.post(path, sent);
    expect([200, 303]).toContain(pressed.status);
    const place = pressed.headers.get('Location');
    const question = readQuestion(await (place ? await desk.get(place) : pressed).text());
    expect(await readState()).toEqual(before);
    const { asked: _, ...rest } = question;
    expect({ ...sent, ...rest }).toEqual({ ...sent, sure: 'yes' });
    expect(question).toMatchObject({ action: sent.action, sure: 'yes' });
    const done = await desk.post(path, { ...sent, ...question, ...(typed && { typed }) });
    expect(done.status).toBe(typed || act === 'calendar replace' ? 200 : 303);
    expect(await readState()).not.toEqual(before);
  },
);
