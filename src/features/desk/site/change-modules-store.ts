import { discardDraftsOf, saveDraft } from './drafts-store';
import type { DocumentContext } from './edited-field';
import { getField } from './field-path';
import { addModule, moveModule, removeModule } from './module-changes';
import { parseModuleContent } from './module-contents';
import type { OpenedSite } from './opened-site-store';
import type { PageDocument } from './site-document';
import { openSiteDocument, parseDocumentName } from './site-document';

/** A button of the list of modules, with what it is about: the content of a new one, or the id of one that is there. */
interface ModuleChange {
  action: string;
  content?: string | string[] | undefined;
  module?: string | string[] | undefined;
  /** How many places it moves. */
  by?: string | string[] | undefined;
}

/** Returns the statements that store a change of the modules of a page as drafts; undefined if it names no module, or no place. */
export function prepareModuleChange(
  db: D1Database,
  { text, document, around }: { text: string; document: PageDocument; around: DocumentContext },
  site: OpenedSite,
  change: ModuleChange,
  staff: { id: string },
): D1PreparedStatement[] | undefined {
  const now = Date.now();
  const { page } = document;
  if (change.action === 'module-add') {
    const relations = parseModuleContent(around, String(change.content));
    if (!relations) return undefined;
    return [saveDraft(db, addModule(text, page, [site.live, site.draft], relations), staff, now)];
  }
  const id = Number(change.module);
  if (!page.params.modules.some((module) => module.id === id)) return undefined;
  if (change.action !== 'module-remove')
    return moveModule(text, page, id, countSteps(change))?.map((draft) =>
      saveDraft(db, draft, staff, now),
    );
  const removal = removeModule(text, id);
  const name = parseDocumentName(text);
  const published = name && openSiteDocument(site.live, name);
  return [
    discardDraftsOf(db, text, removal.field),
    ...(getField(published, removal.field) === undefined
      ? []
      : [saveDraft(db, removal, staff, now)]),
  ];
}

const countSteps = ({ action, by }: ModuleChange) =>
  Number(by ?? 1) * (action === 'module-up' ? -1 : 1);
