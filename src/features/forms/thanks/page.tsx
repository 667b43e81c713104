import type { ReactNode } from 'react';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { Suggestions } from '../../../views/cards/load-suggestions';
import { AgencyContact } from '../../../views/layout/agency-contact';
import { Breadcrumb, getRouteBreadcrumb } from '../../../views/layout/breadcrumb';
import { SuggestedProperties } from '../../../views/layout/suggested-properties';
import type { Subject } from '../kit/submit/subject';

interface ThanksPageProps {
  ctx: RequestContext;
  /** Name of the form that was sent. */
  form: string;
  /** Sentence on what was done; undefined for a form whose thanks say enough. */
  success: TextKey | undefined;
  text: TextKey;
  /** What the form was about; undefined if about nothing. */
  subject: Subject | undefined;
  /** What was sent; undefined without a valid receipt. */
  sent: SentForm | undefined;
  returnPaths: ReturnPaths;
  suggestions: Suggestions | undefined;
}

/** What was sent, as its receipt shows it. */
export interface SentForm {
  /** Booked visit; undefined for other forms. */
  receipt: ReactNode | undefined;
  /** A sentence about its mail; '' without one. */
  mail: string;
  /** Whether that mail does not come: then nothing promises it. */
  isMailGone: boolean;
}

/** The paths that a thank-you page links back to (§2.3). */
export interface ReturnPaths {
  previous: string;
  /** Undefined on a site without that list. */
  list: string | undefined;
}

/** A thank-you page (§2.3): what was booked or what happens next, the ways back, people to call. */
export function ThanksPage(props: ThanksPageProps) {
  const { ctx, form, success, text, subject, sent, suggestions } = props;
  const { t } = ctx;
  return (
    <div className="page thanks" data-submitted-form={form}>
      <Breadcrumb ctx={ctx} steps={getRouteBreadcrumb(ctx, ctx.route.original)} />
      <h1>{t('THANKS_TITLE')}</h1>
      <div className="with-aside">
        <div className="with-aside__main">
          {sent?.receipt ?? (
            <>
              {subject && (
                <p className="lead">
                  <a href={subject.path}>{subject.title}</a>
                </p>
              )}
              {success && !sent?.isMailGone && <p className="lead">{t(success)}</p>}
              <h2>{t('THANKS_NEXT')}</h2>
              {!sent?.isMailGone && <p className="lead">{t(text)}</p>}
            </>
          )}
          {sent?.mail && (
            <p className="lead" data-mail-word="">
              {sent.mail}
            </p>
          )}
          <ReturnLinks {...props} />
        </div>
        <div className="with-aside__contact">
          <AgencyContact
            ctx={ctx}
            title={t('REACH_US_TITLE')}
            text={t('REACH_US_TEXT')}
            subject={t('MAIL_SUBJECT_GENERAL')}
          />
        </div>
      </div>
      <SuggestedProperties suggestions={suggestions} />
    </div>
  );
}

/** The three links of a thank-you page (§2.3); a script leads the last to the list with the visitor's filters. */
function ReturnLinks({ ctx, returnPaths }: ThanksPageProps) {
  const { t, href } = ctx;
  return (
    <ul className="link-list">
      <li>
        <a href={returnPaths.previous}>{t('BACK_TO_PREVIOUS_PAGE')}</a>
      </li>
      <li>
        <a href={href.home()}>{t('BACK_TO_HOMEPAGE')}</a>
      </li>
      {returnPaths.list && (
        <li>
          <a href={returnPaths.list} data-list-link="">
            {t('RETURN_TO_LIST')}
          </a>
        </li>
      )}
    </ul>
  );
}
