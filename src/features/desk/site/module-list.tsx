import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { addModuleForm, moduleForm } from './document-forms';
import type { DocumentContext } from './edited-field';
import { sortModules } from './module-changes';
import { listModuleContents, nameModuleContent } from './module-contents';
import { OrderedList } from './ordered-list';
import type { PageDocument } from './site-document';

/** The modules of a page in their order: each is moved or removed by its buttons, and a new one is added at the end. */
export function ModuleList({
  around,
  document,
  action,
  refused,
}: {
  around: DocumentContext;
  document: PageDocument;
  action: string;
  refused: RefusedForm | undefined;
}) {
  const { ctx } = around;
  const modules = sortModules(document.page);
  return (
    <section id="modules" className="desk-section">
      <div className="desk-section__head">
        <h2>{ctx.t('DESK_SITE_MODULES')}</h2>
        <span>{modules.length}</span>
      </div>
      <p className="desk-quiet">{ctx.t('DESK_SITE_MODULES_HINT')}</p>
      <OrderedList
        {...{ ctx, action, form: moduleForm }}
        things={modules.map(({ id, title, relations }, index) => ({
          hidden: { module: id, by: 1 },
          id: `module-${id}`,
          name: ctx.t('DESK_CATALOGUE_CHANGE', {
            kind: String(index + 1),
            values: nameModuleContent(around, relations),
          }),
          note: ctx.localize(title).text,
        }))}
      />
      <PlainFormView
        {...{ ctx, action, refused, form: addModuleForm }}
        className="form--dense form--line"
        presentation={{ options: { content: listModuleContents(around) } }}
      />
    </section>
  );
}
