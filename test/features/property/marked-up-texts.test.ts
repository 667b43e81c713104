import { expect, test } from 'vitest';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import { createFormSite } from '../forms/form-requests';
import { readOutlets } from './outlets';

const PROSE = '<p>Ruim <strong>prozawoord</strong> &amp; licht.</p><p>Rustig.</p>';
const LINE = 'Villa <b>kopwoord</b> &amp; tuin';

/** Creates a site of which every text about a home, a project, an article and a person holds HTML. */
function createMarkedUpFiles() {
  const files = createProjectSnapshot();
  const write = (file: string, fields: object) => {
    for (const record of files[file]) Object.assign(record, fields);
  };
  const inTwo = (text: string) => ({ nl: text, fr: text });
  write('catalogue/properties.json', { TypeDescription: LINE });
  write('catalogue/property-details.json', { ShortDescription: PROSE, Description: PROSE });
  write('catalogue/projects.json', { Name: LINE, Description: PROSE });
  write('site/articles.json', { title: inTwo(LINE), intro: inTwo(PROSE), body: inTwo(PROSE) });
  write('site/team.json', { role: inTwo(LINE), about: inTwo(PROSE) });
  return files;
}

/** A tag, or the sign before a word, that a reader would see as it is written. */
const RAW =
  /(&(amp;)*lt;|\\+u003c)\\?\/?(p|b|strong)\b|&amp;amp;|<title>[^<]*<(b|p|strong)\b|"text":"[^"]*<\/?(p|b|strong)\b/i;

const findOutlets = (outlets: ReadonlyMap<string, string>, word: RegExp) =>
  [...outlets].filter(([, text]) => word.test(text)).map(([name]) => name);

test('HTML is nowhere read as tags: not in pages, brochures, feeds, data or mails', {
  timeout: 120_000,
}, async () => {
  const outlets = await readOutlets(await createFormSite({}, createMarkedUpFiles()));
  const raw = [...outlets].flatMap(([name, text]) => {
    const found = RAW.exec(text);
    return found ? [`${name}: ${text.slice(found.index - 60, found.index + 60)}`] : [];
  });
  expect(raw).toEqual([]);
  const headlines = findOutlets(outlets, /kopwoord/).join('\n');
  expect(headlines).toMatch(/^GET \/feed\/$/m);
  expect(headlines).toMatch(/^mail /m);
  expect(headlines).toMatch(/\/84213\/$/m);
  expect(findOutlets(outlets, /<strong>prozawoord<\/strong>/).length).toBeGreaterThan(3);
});
