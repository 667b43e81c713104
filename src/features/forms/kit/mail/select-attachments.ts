import type { MailAttachment } from '../../../../platform/mail/mail';
import type { StoredUpload } from '../store/submissions-store';

/** A mail of 25 MB is the largest that is taken, and what goes with it grows by a third on its way. */
const MAX_ATTACHMENT_BYTES = 15 * 1024 * 1024;

/** The files that go with a mail, in their order, and the names of those it has no room for. */
export function selectAttachments(attached: readonly StoredUpload[]) {
  let bytes = 0;
  const parts = Map.groupBy(attached, (file) => {
    bytes += file.bytes;
    return bytes <= MAX_ATTACHMENT_BYTES ? 'go' : 'stay';
  });
  return {
    attachments: (parts.get('go') ?? []).map(
      ({ storageKey, name, type }): MailAttachment => ({
        from: 'files',
        key: storageKey,
        filename: name,
        type,
      }),
    ),
    left: (parts.get('stay') ?? []).map(({ name }) => name),
  };
}
