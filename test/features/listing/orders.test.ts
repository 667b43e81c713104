import { expect, test } from 'vitest';
import { fetchDemonstration } from './demonstration';

test.each([
  ['/nl/te-huur/', 'all-in'],
  ['/nl/bouwgrond/', 'energy'],
])(
  '%s neither offers the order %s, which its homes have no value for, nor takes it',
  async (path, order) => {
    const html = await (await fetchDemonstration(`${path}?sort=${order}`)).text();
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(html.match(/href="[^"]*[?;]sort=[\w-]+/g)).toHaveLength(6);
    expect(html).not.toMatch(new RegExp(`href="[^"]*sort=${order}`));
  },
);
