import * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import type { Configuration } from '../../../../domain/site/configuration/configuration';
import { Media } from '../../../../domain/site/media';
import { prepareItemChange } from '../change-items-store';
import type { StoredDraft } from '../drafts-store';
import { discardDraftsOf, saveDraft } from '../drafts-store';
import type { EditedSection } from '../edited-field';
import { getField } from '../field-path';
import { listItems, parseItemPath } from '../list-items';
import type { OpenedSite } from '../opened-site-store';
import { computeMark } from '../seen-values';
import type { DocumentName } from '../site-document';
import { openSiteDocument } from '../site-document';
import { storeUploadedPicture } from './uploaded-pictures-store';

/** What a form of a picture sent: the field, what its page showed, and the sizes of the picture. */
interface PictureChange {
  action: 'picture-put' | 'picture-remove';
  field: string;
  seen: string;
  uploads: readonly File[];
}

/** The statements that store the change as drafts, or why it is none; `draft` is what another window changed meanwhile. */
type PreparedPicture =
  | { ok: true; statements: D1PreparedStatement[] }
  | { ok: false; status: 409 | 422; problem: TextKey; draft?: StoredDraft | undefined };

/** Stores an uploaded picture and prepares the draft that puts it into its field, or the one that empties the field. */
export async function preparePictureChange(
  { DB, FILES }: { DB: D1Database; FILES: R2Bucket },
  opened: {
    text: string;
    name: DocumentName;
    document: object;
    sections: readonly EditedSection[];
    drafts: readonly StoredDraft[];
    site: OpenedSite;
  },
  { action, field: asked, seen, uploads }: PictureChange,
  staff: { id: string },
): Promise<PreparedPicture> {
  const { text, document, sections, drafts, site } = opened;
  const path = seen === NONE_SEEN ? findRoom(document, asked) : asked;
  const field = sections
    .flatMap(({ fields }) => fields)
    .find((candidate) => candidate.kind === 'picture' && candidate.path === path);
  if (!field) return { ok: false, status: 422, problem: 'ALERT_CHOICE_INVALID' };
  const url = getField(document, field.isAddress ? path : `${path}.url`);
  if (seen && seen !== String(computeMark(typeof url === 'string' ? url : ''))) {
    const draft = drafts.find(({ field }) => field === path);
    return { ok: false, status: 409, problem: 'DESK_SITE_PICTURE_CLASH', draft };
  }
  const draft = { document: text, field: path };
  const now = Date.now();
  if (action === 'picture-remove') {
    const without = { action: 'item-remove', item: path, seen: '', by: 1 };
    const removed = prepareItemChange(DB, opened, without, staff);
    if (removed) return { ok: true, statements: removed };
    const published = openSiteDocument(site.live, opened.name);
    const statements = [
      discardDraftsOf(DB, text, path),
      ...(getField(published, path) ? [saveDraft(DB, { ...draft, value: null }, staff, now)] : []),
    ];
    return { ok: true, statements };
  }
  const stored = await storeUploadedPicture(FILES, uploads);
  if (!stored.ok) return { ok: false, status: 422, problem: stored.problem };
  const value = field.isAddress
    ? stored.picture.url
    : v.parse(Media, { ...stored.picture, ...(!field.isDecorative && { alt: {} }) });
  // The upright picture of the one that stood there would be seen on phones as before.
  const upright = { document: text, field: `${path}Mobile`, value: null };
  return {
    ok: true,
    statements: [
      discardDraftsOf(DB, text, path),
      saveDraft(DB, { ...draft, value }, staff, now),
      ...(getField(document, upright.field) ? [saveDraft(DB, upright, staff, now)] : []),
    ],
  };
}

/** What the form of a new picture has seen. */
const NONE_SEEN = String(computeMark(''));

/** Returns the place behind the last picture of a list for one that is new, since another may be new there meanwhile. */
function findRoom(document: object, asked: string): string {
  const { list } = parseItemPath(asked) ?? {};
  return list ? `${list}.${listItems(document as Configuration, list).length}` : asked;
}
