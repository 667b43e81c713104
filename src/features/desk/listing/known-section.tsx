import type { ReactNode } from 'react';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { DOT } from '../../../domain/format/dot';
import { formatNumber } from '../../../domain/format/number';
import { CATALOGUE_LANGUAGES } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import { listPropertyPapers } from '../../../domain/law/property-documents';
import type { RequestContext } from '../../../platform/request-context';
import { PAPER_NAMES } from '../../../views/facts/paper-names';
import { formatPriceLine } from '../../../views/facts/property-price';
import type { KnownListing } from './known-listing';

/** Price, texts by language, pictures, papers, views and the searches that it fits. */
export function KnownSection({ ctx, listing }: { ctx: RequestContext; listing: KnownListing }) {
  const { t, catalogueLanguage } = ctx;
  const { property, records } = listing;
  const { searches } = records;
  if (!property) return null;
  const own = property[catalogueLanguage];
  const papers = listPropertyPapers(own, toBrusselsDay(new Date()));
  const missing = papers.filter(({ state }) => state !== 'present');
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_LISTING_KNOWN')}</h2>
      </div>
      <dl className="desk-facts">
        <dt>{t('PRICE')}</dt>
        <dd>{formatPriceLine(ctx, own)}</dd>
        {CATALOGUE_LANGUAGES.map((language) => (
          <Text key={language} name={t(LANGUAGE_NAME_KEYS[language])}>
            {property[language].TypeDescription}
            {!property[language].Description && `${DOT}${t('DESK_LISTING_NO_TEXT')}`}
          </Text>
        ))}
        <dt>{t('DESK_LISTING_PICTURES')}</dt>
        <dd>{own.Pictures.length}</dd>
        {papers.length > 0 && (
          <Text name={t('DESK_LISTING_PAPERS')}>
            {missing.length === 0
              ? t('DESK_CATALOGUE_NO_WARNINGS')
              : t('DESK_LISTING_PAPERS_MISSING', {
                  names: missing.map(({ id }) => t(PAPER_NAMES[id])).join(', '),
                })}
          </Text>
        )}
        <dt>{t('DESK_PORTFOLIO_VIEWS')}</dt>
        <dd>{formatNumber(records.views)}</dd>
        <dt>{t('DESK_LISTING_SEARCHES')}</dt>
        <dd>{searches === undefined ? '–' : formatNumber(searches)}</dd>
      </dl>
    </section>
  );
}

const Text = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
