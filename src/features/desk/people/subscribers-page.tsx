import type { ReactNode } from 'react';
import { formatLongDate } from '../../../domain/format/brussels-time';
import type { ListedAccount } from '../../../platform/accounts/accounts-admin-store';
import type { RequestContext } from '../../../platform/request-context';
import { ActionForm } from '../../forms/kit/view/action-form';
import type { NewsletterRow } from './newsletter-list-store';
import { listedPersonForm } from './people-forms';
import { PeopleHead } from './people-head';

/** The subscribers of searches, and the addresses of the newsletter; each leads to everything about a person. */
export function SubscribersPage({
  ctx,
  subscribers,
  newsletter,
}: {
  ctx: RequestContext;
  subscribers: readonly ListedAccount[];
  newsletter: readonly NewsletterRow[];
}) {
  const { t, language } = ctx;
  return (
    <div className="desk-page">
      <PeopleHead ctx={ctx} current="/desk/people/subscribers/" />
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_PEOPLE_SEARCHES')}</h2>
          <span>{subscribers.length}</span>
        </div>
        {subscribers.length === 0 && <p className="desk-empty">{t('DESK_PEOPLE_NONE')}</p>}
        <ul className="desk-rows">
          {subscribers.map(({ id, name, email, createdAt }) => (
            <li key={id}>
              <PersonLine ctx={ctx} email={email}>
                <strong>{name}</strong> {email} · {formatLongDate(createdAt, language)}
              </PersonLine>
            </li>
          ))}
        </ul>
      </section>
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_NEWSLETTER')}</h2>
          <span>{newsletter.length}</span>
        </div>
        {newsletter.length === 0 && <p className="desk-empty">{t('DESK_PEOPLE_NONE')}</p>}
        <ul className="desk-rows">
          {newsletter.map(({ email, confirmedAt }) => (
            <li key={email}>
              <PersonLine ctx={ctx} email={email}>
                {email} ·{' '}
                {confirmedAt === null
                  ? t('DESK_NEWSLETTER_UNCONFIRMED')
                  : formatLongDate(confirmedAt, language)}
              </PersonLine>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A person in a list, with the button to everything that is stored about them. */
const PersonLine = ({
  ctx,
  email,
  children,
}: {
  ctx: RequestContext;
  email: string;
  children: ReactNode;
}) => (
  <ActionForm
    {...{ ctx, form: listedPersonForm, hidden: { email } }}
    action={ctx.href.page('/desk/people/')}
    className="desk-line"
  >
    <span>{children}</span>
  </ActionForm>
);
