import type { MailAttachment } from '../../../../platform/mail/mail';
import type { StoredUpload } from '../store/submissions-store';

/** Mail servers accept 25 MB, and base64 makes attachments a third larger. */
const MAX_ATTACHMENT_BYTES = 15 * 1024 * 1024;

/** Selects files up to the limit of a mail, in their order, and returns the names of those left out. */
export function selectAttachments(uploads: readonly StoredUpload[]) {
  let bytes = 0;
  const groups = Map.groupBy(uploads, (file) => {
    bytes += file.bytes;
    return bytes <= MAX_ATTACHMENT_BYTES ? 'attached' : 'omitted';
  });
  return {
    attachments: (groups.get('attached') ?? []).map(
      ({ storageKey, name, type }): MailAttachment => ({
        from: 'files',
        key: storageKey,
        filename: name,
        type,
      }),
    ),
    omittedNames: (groups.get('omitted') ?? []).map(({ name }) => name),
  };
}
