import type { Attachment } from '../../../../platform/mail/message';
import type { Attached } from '../store/submissions-store';

/** A mail of 25 MB is the largest that is taken, and what goes with it grows by a third on its way. */
const MOST_BYTES = 15 * 1024 * 1024;

/** The files that go with a mail, in their order, and the names of those it has no room for. */
export function attachedFiles(attached: readonly Attached[]) {
  let bytes = 0;
  const parts = Map.groupBy(attached, (file) => {
    bytes += file.bytes;
    return bytes <= MOST_BYTES ? 'go' : 'stay';
  });
  return {
    attachments: (parts.get('go') ?? []).map(
      ({ file, name, type }): Attachment => ({ from: 'files', key: file, filename: name, type }),
    ),
    left: (parts.get('stay') ?? []).map(({ name }) => name),
  };
}
