import { LANGUAGES } from '../../../domain/language/language';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import { buildDocumentForm } from './document-form';
import { DOCUMENT_TABLE } from './document-table';
import type { StoredDraft } from './drafts-store';
import type { EditedField } from './edited-field';
import { field, listInputs } from './edited-field';
import type { OpenedDocument } from './opened-document-store';
import { computeMark } from './seen-values';
import { openSiteDocument } from './site-document';

/**
 * Finds what was typed in fields that a document has no more: a block or an item was removed since its page was opened, or a
 * language taken out of use. By its path, the draft that removed it, if it is one.
 */
export const findGoneFields = (
  { inputs, drafts }: Pick<OpenedDocument, 'inputs' | 'drafts'>,
  values: FieldValues,
  seen: Readonly<Record<string, number>>,
): Map<string, StoredDraft | undefined> => {
  const names = new Set(inputs.map(({ name }) => name));
  const typed = Object.entries(seen).filter(
    ([path, mark]) => !names.has(path) && values[path] && computeMark(values[path]) !== mark,
  );
  return new Map(
    typed.map(([path]) => [path, drafts.find((draft) => path.startsWith(`${draft.field}.`))]),
  );
};

/** Returns a document with a last group for fields that it has no more, so that what was typed there can be taken along. */
export function showGoneFields(opened: OpenedDocument, paths: Iterable<string>): OpenedDocument {
  const { around, name, site, sections } = opened;
  const live = openSiteDocument(site.live, name);
  const known = live
    ? listInputs(
        DOCUMENT_TABLE[name.kind].getSections(live, { ...around, site: site.live }),
        LANGUAGES,
      )
    : [];
  const fields = [...paths].map((path): EditedField => {
    const input = known.find((candidate) => candidate.name === path);
    return { ...field('text', path, 'DESK_SITE_REMOVED'), ...input?.field, path };
  });
  const shown = [...sections, { legend: 'DESK_SITE_REMOVED' as const, fields }];
  const { ctx } = around;
  return {
    ...opened,
    sections: shown,
    inputs: listInputs(shown, ctx.languages),
    form: buildDocumentForm(ctx, shown),
  };
}
