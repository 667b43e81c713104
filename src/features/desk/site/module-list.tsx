import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { addModuleForm, moduleForm } from './document-forms';
import type { DocumentContext } from './edited-field';
import { sortModules } from './module-changes';
import { listModuleContents, nameModuleContent } from './module-contents';
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
      <ol className="desk-rows">
        {modules.map(({ id, title, relations }, index) => {
          const name = ctx.t('DESK_CATALOGUE_CHANGE', {
            kind: String(index + 1),
            values: nameModuleContent(around, relations),
          });
          return (
            <li key={id}>
              <ActionForm
                {...{ ctx, action, form: moduleForm, hidden: { module: id } }}
                className="desk-line"
                about={name}
                buttons={moduleForm.buttons.filter(
                  ({ value }) =>
                    (value !== 'module-up' || index > 0) &&
                    (value !== 'module-down' || index < modules.length - 1),
                )}
              >
                <span>
                  {name} <span className="desk-quiet">{ctx.localize(title).text}</span>
                </span>
              </ActionForm>
            </li>
          );
        })}
      </ol>
      <PlainFormView
        {...{ ctx, action, refused, form: addModuleForm }}
        className="form--dense form--line"
        presentation={{ options: { content: listModuleContents(around) } }}
      />
    </section>
  );
}
