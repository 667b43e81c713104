import { expect, test } from 'vitest';
import { selectAttachments } from '../../../../src/features/forms/kit/mail/select-attachments';

const MEGABYTE = 1024 * 1024;
const createFiles = (...megabytes: number[]) =>
  megabytes.map((size, place) => ({
    storageKey: `submitted/${place}`,
    field: 'pictures',
    name: `${place}.jpg`,
    type: 'image/jpeg',
    bytes: size * MEGABYTE,
    retentionMonths: 12,
  }));

test.each([
  [[], [], []],
  [[8], ['0.jpg'], []],
  [[8, 7], ['0.jpg', '1.jpg'], []],
  [[8, 8, 8], ['0.jpg'], ['1.jpg', '2.jpg']],
  [[8, 8, 1], ['0.jpg'], ['1.jpg', '2.jpg']],
])('of files of %j MB %j go with a mail and %j stay in the inbox', (megabytes, go, stay) => {
  const { attachments, left } = selectAttachments(createFiles(...megabytes));
  expect(attachments.map(({ filename }) => filename)).toEqual(go);
  expect(left).toEqual(stay);
});
