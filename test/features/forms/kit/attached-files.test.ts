import { expect, test } from 'vitest';
import { selectAttachments } from '../../../../src/features/forms/kit/mail/submission-mails';

const MEGABYTE = 1024 * 1024;
const createFiles = (...megabytes: number[]) =>
  megabytes.map((size, index) => ({
    storageKey: `submitted/${index}`,
    field: 'pictures',
    name: `${index}.jpg`,
    type: 'image/jpeg',
    bytes: size * MEGABYTE,
  }));

test.each([
  [[], [], []],
  [[8], ['0.jpg'], []],
  [[8, 7], ['0.jpg', '1.jpg'], []],
  [[8, 8, 8], ['0.jpg'], ['1.jpg', '2.jpg']],
  [[8, 8, 1], ['0.jpg'], ['1.jpg', '2.jpg']],
])(
  'of files of %j MB, %j are attached to the mail and %j are omitted',
  (megabytes, attached, omitted) => {
    const { attachments, omittedNames } = selectAttachments(createFiles(...megabytes));
    expect(attachments.map(({ filename }) => filename)).toEqual(attached);
    expect(omittedNames).toEqual(omitted);
  },
);
