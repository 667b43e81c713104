import { formatLongDate } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { ListedAccount } from '../../../platform/accounts/accounts-admin-store';
import type { ListPlace } from '../../../platform/list-place';
import type { RequestContext } from '../../../platform/request-context';
import { EmailText } from '../email-text';
import type { NewsletterRow } from './newsletter-list-store';
import { PeopleHead } from './people-head';
import type { ListedPeople } from './people-pager';
import { PeoplePager } from './people-pager';
import { PersonLine } from './person-line';

const PATH = '/desk/people/subscribers/';

/** The subscribers of searches, and the addresses of the newsletter; each leads to everything about a person. */
export function SubscribersPage({
  ctx,
  subscribers,
  newsletter,
}: {
  ctx: RequestContext;
  subscribers: ListedPeople<ListedAccount>;
  newsletter: ListedPeople<NewsletterRow>;
}) {
  const { t, href, language } = ctx;
  const toHref = (place: ListPlace, readers: ListPlace) =>
    href.page(PATH, {
      ...place,
      ...{ 'reader-page': readers.page, 'reader-after': readers.after },
      'reader-before': readers.before,
    });
  return (
    <div className="desk-page">
      <PeopleHead ctx={ctx} current={PATH} />
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_PEOPLE_SEARCHES')}</h2>
          <span>{subscribers.total}</span>
        </div>
        {subscribers.total === 0 && <p className="desk-empty">{t('DESK_PEOPLE_NONE')}</p>}
        <ul className="desk-rows">
          {subscribers.rows.map(({ id, name, email, createdAt }) => (
            <li key={id}>
              <PersonLine ctx={ctx} who={email}>
                <strong>{name}</strong> <EmailText email={email} />
                {DOT}
                {formatLongDate(createdAt, language)}
              </PersonLine>
            </li>
          ))}
        </ul>
        <PeoplePager
          {...{ ctx, people: subscribers }}
          getHref={(place) => toHref(place, newsletter.place)}
        />
      </section>
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_NEWSLETTER')}</h2>
          <span>{newsletter.total}</span>
        </div>
        {newsletter.total === 0 && <p className="desk-empty">{t('DESK_PEOPLE_NONE')}</p>}
        <ul className="desk-rows">
          {newsletter.rows.map(({ id, email, confirmedAt }) => (
            <li key={id}>
              <PersonLine ctx={ctx} who={email}>
                <EmailText email={email} />
                {DOT}
                {confirmedAt === null
                  ? t('DESK_NEWSLETTER_UNCONFIRMED')
                  : formatLongDate(confirmedAt, language)}
              </PersonLine>
            </li>
          ))}
        </ul>
        <PeoplePager
          {...{ ctx, people: newsletter }}
          getHref={(place) => toHref(subscribers.place, place)}
        />
      </section>
    </div>
  );
}
