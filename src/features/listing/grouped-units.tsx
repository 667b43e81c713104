import type { PageOfCards } from '../../domain/catalogue/listing/listing';
import { listCriteriaParameters } from '../../domain/criteria/criteria-address';
import { memoizePerObject } from '../../domain/memoize-per-object';
import { formatSearch } from '../../domain/routing/query-string';
import type { RequestContext } from '../../platform/request-context';
import type { ListingRequest } from './listing-request';
import { buildListingSearch } from './listing-request';
import type { ListingToolProps } from './sort-menu';

/** Returns the projects of a version whose units may share a card (decision 121). */
export const getProjectIds = memoizePerObject(
  ({ catalogue }: RequestContext['snapshot']): ReadonlySet<number> =>
    new Set(catalogue.projects.map(({ ID }) => ID)),
);

/** Builds the query string with which a project's page says which of its units fit what a list asks for. */
export const buildProjectSearch = ({
  view,
  page,
  units,
  sort,
  ownFunds,
  question,
  words,
  includeClosed,
  ...criteria
}: ListingRequest): string => formatSearch(listCriteriaParameters(criteria));

interface GroupedUnitsNoteProps extends ListingToolProps {
  page: PageOfCards;
}

/** Says that units of a project share a card, with the way to each of them, or back. */
export function GroupedUnitsNote({ ctx, section, request, page }: GroupedUnitsNoteProps) {
  const { t, href } = ctx;
  if (page.projects.size === 0 && !request.units) return null;
  const search = buildListingSearch(request, {
    units: request.units ? undefined : true,
    page: 1,
  });
  return (
    <p className="note">
      {!request.units && `${t('LISTING_UNITS_GROUPED')} `}
      <a rel="nofollow" href={href.page(section) + search}>
        {t(request.units ? 'LISTING_UNITS_TOGETHER' : 'LISTING_UNITS_EACH')}
      </a>
    </p>
  );
}
