import type { ListPlace } from '../../../platform/list-place';
import type { RequestContext } from '../../../platform/request-context';
import { DeskPager } from '../desk-pager';

export const PEOPLE_PER_PAGE = 100;

/** A page of people by address, with how many there are. */
export interface ListedPeople<Row> {
  rows: readonly Row[];
  total: number;
  place: ListPlace;
}

/** The links between the pages of a list of people; a list of one page has none. */
export const PeoplePager = ({
  ctx,
  people: { rows, total, place },
  getHref,
}: {
  ctx: RequestContext;
  people: ListedPeople<{ id: string | number }>;
  getHref: (place: ListPlace) => string;
}) =>
  total > PEOPLE_PER_PAGE && (
    <DeskPager
      {...{ ctx, total, page: place.page, perPage: PEOPLE_PER_PAGE, getHref }}
      ids={rows.map(({ id }) => id)}
      range="DESK_RANGE_OF"
    />
  );
