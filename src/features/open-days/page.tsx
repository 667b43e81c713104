import { getPictureUrl } from '../../domain/catalogue/property';
import { findOfferedSection } from '../../domain/catalogue/property-counts';
import { getTextLang } from '../../domain/catalogue/text-language';
import { addColon } from '../../domain/format/add-colon';
import { formatAddress } from '../../domain/format/address';
import { formatLongDate } from '../../domain/format/brussels-time';
import { DOT } from '../../domain/format/dot';
import { groupBy } from '../../domain/group-by';
import type { RequestContext } from '../../platform/request-context';
import { formatPriceLine } from '../../views/facts/property-price';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { Picture } from '../../views/ui/picture';
import { StructuredData } from '../../views/ui/structured-data';
import type { ListedOpenDay } from './load-open-days';
import { buildOpenDayData } from './open-day-data';
import { OpenDayHours } from './open-day-hours';

/** The open days to come, day by day, with a calendar to subscribe to. */
export function OpenDaysPage({
  ctx,
  openDays,
}: {
  ctx: RequestContext;
  openDays: readonly ListedOpenDay[];
}) {
  const { t, href, language, snapshot } = ctx;
  const section = findOfferedSection(snapshot.catalogue.counts, '/for-sale/');
  const days = [...groupBy(openDays, ({ openDay }) => openDay.day)];
  return (
    <div className="page">
      <Breadcrumb ctx={ctx} steps={[{ name: t('OPEN_DAYS_TITLE') }]} />
      <h1>{t('OPEN_DAYS_TITLE')}</h1>
      <p className="lead">{t(openDays.length > 0 ? 'OPEN_DAYS_LEAD' : 'OPEN_DAYS_NONE')}</p>
      {openDays.length > 0 ? (
        <p>
          <a className="open-day__all" href={href.page('/open-days/calendar/')} rel="nofollow">
            {t('OPEN_DAYS_CALENDAR')}
          </a>
        </p>
      ) : (
        <p>
          <a className="open-day__all" href={href.page(section)}>
            {t(section === '/for-rent/' ? 'FOR_RENT' : 'FOR_SALE')}
          </a>
        </p>
      )}
      {days.map(([day, listed]) => (
        <section key={day} className="open-day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{formatLongDate(listed[0]?.openDay.startsAt ?? 0, language)}</h2>
          <ul className="open-day__homes">
            {listed.map(({ property, openDay }) => (
              <OpenDayHome
                key={`${property.ID} ${openDay.startsAt}`}
                {...{ ctx, property, openDay }}
              />
            ))}
          </ul>
        </section>
      ))}
      {openDays.map(({ property, openDay }) => (
        <StructuredData
          key={`${property.ID} ${openDay.startsAt}`}
          data={buildOpenDayData(ctx, property, openDay)}
        />
      ))}
    </div>
  );
}

function OpenDayHome({ ctx, property, openDay }: ListedOpenDay & { ctx: RequestContext }) {
  const { t, href, language, snapshot } = ctx;
  const { images, listings } = snapshot.site.configuration;
  const picture = getPictureUrl(property);
  return (
    <li className="open-day__home">
      <b className="open-day__hours">
        <OpenDayHours ctx={ctx} openDay={openDay} />
      </b>
      {picture && (
        <Picture url={picture} alt="" width={120} height={90} sizes="120px" hosts={images} />
      )}
      <div>
        <h3 lang={getTextLang(property, language)}>
          <a href={href.property(property)}>{property.TypeDescription}</a>
        </h3>
        <p>{formatAddress(property, { listings, language })}</p>
        <p>
          {formatPriceLine(ctx, property)}
          {DOT}
          {t('REFERENCE_ID', { id: property.ID })}
        </p>
        <p>
          <a
            href={href.page('/open-days/calendar/', { property: property.ID })}
            rel="nofollow"
            aria-label={`${addColon(t('OPEN_DAY_CALENDAR'), language)} ${property.TypeDescription}`}
          >
            {t('OPEN_DAY_CALENDAR')}
          </a>
        </p>
      </div>
    </li>
  );
}
