import type { RequestContext } from '../../../platform/request-context';
import { Breadcrumb } from '../../../views/layout/breadcrumb';
import { SuggestedProperties } from '../../../views/layout/suggested-properties';
import type { Form } from '../kit/definition/form';
import { ContactAside } from '../kit/view/contact-aside';
import { SubjectView } from '../kit/view/subject-view';
import type { Obstacle } from './obstacle';

interface ChooseSubjectPageProps {
  ctx: RequestContext;
  form: Form;
  obstacle: Obstacle;
}

/**
 * The page of a form about a property that is sold, rented, unknown or not named (§8): what is the
 * matter, a way to name another one, and properties to choose from.
 */
export function ChooseSubjectPage({ ctx, form, obstacle }: ChooseSubjectPageProps) {
  const { t } = ctx;
  const { message, subject, about } = obstacle;
  const title = t(form.texts.title);
  return (
    <div className="page form-page">
      <Breadcrumb
        ctx={ctx}
        steps={[...(subject ? [{ name: subject.title, path: subject.path }] : []), { name: title }]}
      />
      <div className="form-page__columns">
        <div>
          <h1>{title}</h1>
          {message && <p className="lead">{t(message)}</p>}
          {subject && <SubjectView ctx={ctx} subject={subject} />}
          {about === 'property' ? (
            <ReferenceForm {...{ ctx, form, obstacle }} />
          ) : (
            <ProjectLinks ctx={ctx} form={form} />
          )}
        </div>
        <aside className="form-page__aside">
          <ContactAside ctx={ctx} subject={subject} />
        </aside>
      </div>
      <SuggestedProperties suggestions={obstacle.suggestions} />
    </div>
  );
}

/** Asks for the reference of a property, and opens the form about it. */
function ReferenceForm({ ctx, form, obstacle }: ChooseSubjectPageProps) {
  const { t, href } = ctx;
  const { requested, subject } = obstacle;
  return (
    <form className="form" action={href.page(form.path)}>
      <div className="field">
        <label className="field__label" htmlFor="reference">
          {t(obstacle.message ? 'FORM_CHOOSE_OTHER_PROPERTY' : 'FORM_CHOOSE_PROPERTY')}
        </label>
        <p className="field__hint" id="reference-hint">
          {t('FORM_CHOOSE_PROPERTY_HINT')}
        </p>
        <input
          id="reference"
          name="property"
          className="field__input field__input--short"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={subject ? '' : requested.slice(0, 20)}
          aria-describedby="reference-hint"
        />
      </div>
      <p className="form__buttons">
        <button type="submit" className="button button--forest">
          {t('FORM_CHOOSE_PROPERTY_SUBMIT')}
        </button>
      </p>
    </form>
  );
}

/** Links to the form about each project. */
function ProjectLinks({ ctx, form }: Pick<ChooseSubjectPageProps, 'ctx' | 'form'>) {
  const { t, href, snapshot, catalogueLanguage } = ctx;
  const projects = snapshot.catalogue.projects.filter(
    ({ language }) => language === catalogueLanguage,
  );
  return (
    <>
      <h2>{t('FORM_CHOOSE_PROJECT')}</h2>
      <ul className="link-list">
        {projects.map(({ ID, Name }) => (
          <li key={ID}>
            <a href={href.page(form.path, { project: ID })}>{Name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
