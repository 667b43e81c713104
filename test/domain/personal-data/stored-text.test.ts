import { expect, test } from 'vitest';
import { replaceAddress } from '../../../src/domain/personal-data/find-address';
import { listTexts, mapTexts } from '../../../src/domain/personal-data/stored-text';
import { fc } from '../../seeded-fast-check';

const blank = (stored: string) => mapTexts(stored, (text) => replaceAddress(text, 'an@x.be', '…'));

test('texts of JSON are read before they are changed: a new line is no letter', () => {
  const stored = JSON.stringify({ question: 'Vraag aan\nan@x.be', list: ['an@x.be', 'joan@x.be'] });
  expect(JSON.parse(blank(stored))).toEqual({
    question: 'Vraag aan\n…',
    list: ['…', 'joan@x.be'],
  });
});

test('what is no JSON is one text', () => {
  expect(blank('{ an@x.be')).toBe('{ …');
  expect(listTexts('[note] an@x.be')).toEqual(['[note] an@x.be']);
});

test('a calendar that goes with a mail is changed too, in folded lines as well', () => {
  const base64 = btoa('SUMMARY:an@\r\n x.be\r\n');
  const stored = JSON.stringify({
    attachments: [{ from: 'bytes', type: 'text/calendar', base64 }],
  });
  const { attachments } = JSON.parse(blank(stored));
  expect(atob(attachments[0].base64)).toBe('SUMMARY:\u00e2\u0080\u00a6\r\n');
});

test('unchanged texts leave everything as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const stored = JSON.stringify(value);
      expect(JSON.stringify(JSON.parse(mapTexts(stored, (text) => text)))).toBe(stored);
    }),
  );
});
