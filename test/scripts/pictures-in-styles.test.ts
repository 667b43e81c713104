import { expect, test } from 'vitest';
import { listFiles, readText } from './documents';

test('styles hold one picture of their own at most: a browser makes a document of each, which takes a phone 10 ms', () => {
  const sheets = listFiles('client', /\.css$/);
  expect(sheets.length).toBeGreaterThan(100);
  const pictures = sheets.flatMap((sheet) => readText(sheet).match(/url\("data:/g) ?? []);
  expect(pictures.length).toBeLessThanOrEqual(1);
});
