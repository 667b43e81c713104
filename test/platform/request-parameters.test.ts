import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  OptionalTextParameter,
  PositiveIntegerParameter,
  RepeatedParameter,
  SearchParameters,
  TextParameter,
} from '../../src/platform/request-parameters';

/** Returns the output of a route with this schema for the query; undefined if the query is invalid. */
async function parseQuery(schema: v.GenericSchema, query: string): Promise<unknown> {
  const app = new Hono().get(
    '/',
    vValidator('query', schema, ({ success }, c) => (success ? undefined : c.json(undefined, 400))),
    (c) => c.json({ parsed: c.req.valid('query' as never) }),
  );
  const response = await app.request(`/?${query}`);
  return response.ok ? (await response.json<{ parsed: unknown }>()).parsed : undefined;
}

test('a single parameter has its first value; a missing one has its default or is absent', async () => {
  const schema = v.object({ q: TextParameter, as: OptionalTextParameter, ids: RepeatedParameter });
  expect(await parseQuery(schema, '')).toEqual({ q: '', ids: [] });
  expect(await parseQuery(schema, 'q=a&q=b&as=ics&as=&ids=1&ids=2')).toEqual({
    q: 'a',
    as: 'ics',
    ids: ['1', '2'],
  });
});

test('an ID is a whole number from 1; a route may use a fallback instead of refusing', async () => {
  const id = v.object({ id: PositiveIntegerParameter });
  expect(await parseQuery(id, 'id=84213')).toEqual({ id: 84213 });
  for (const query of ['', 'id=', 'id=0', 'id=-1', 'id=1.5', 'id=abc', 'id=Infinity', 'id=x&id=1'])
    expect(await parseQuery(id, query), query).toBeUndefined();
  const page = v.object({ page: v.fallback(PositiveIntegerParameter, 1) });
  for (const query of ['', 'page=abc', 'page=-3', 'page=0'])
    expect(await parseQuery(page, query), query).toEqual({ page: 1 });
});

test('a query keeps the order of repeated parameters, and names of Object.prototype are ordinary', () => {
  const search = v.parse(SearchParameters, {
    city: ['DURBUY|6940', 'HOTTON|6990'],
    page: '2',
    ['__proto__']: 'x',
    constructor: 'y',
  });
  expect(search.getAll('city')).toEqual(['DURBUY|6940', 'HOTTON|6990']);
  expect(search.get('page')).toBe('2');
});
