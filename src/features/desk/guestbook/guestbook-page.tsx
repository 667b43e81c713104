import type { TextKey } from '../../../domain/language/texts';
import type { ListPlace } from '../../../platform/list-place';
import type { RequestContext } from '../../../platform/request-context';
import type { ModeratedTestimonial, TestimonialState } from '../../guestbook/testimonials-store';
import { DeskPager } from '../desk-pager';
import { DeskTabs } from '../desk-tabs';
import { GuestbookEntry } from './entry';

export const ENTRIES_PER_PAGE = 25;

/** The lists of the guestbook by their name in the address. */
export const GUESTBOOK_LISTS = [
  ['pending', 'pending', 'DESK_GUESTBOOK_PENDING'],
  ['approved', 'approved', 'DESK_GUESTBOOK_APPROVED'],
  ['refused', 'rejected', 'DESK_GUESTBOOK_REFUSED'],
] as const satisfies readonly (readonly [string, TestimonialState, TextKey])[];

/** The entries of the guestbook in one state, newest first. */
export function GuestbookPage({
  ctx,
  list,
  counts,
  testimonials,
  suggestions,
  place,
}: {
  ctx: RequestContext;
  list: TestimonialState;
  counts: Record<TestimonialState, number>;
  testimonials: readonly ModeratedTestimonial[];
  suggestions: ReadonlyMap<string, string>;
  place: ListPlace;
}) {
  const { t, href } = ctx;
  const [shown] = GUESTBOOK_LISTS.filter(([, state]) => state === list);
  const toHref = (target: Record<string, string | number>) =>
    href.page('/desk/guestbook/', { state: shown?.[0], ...target });
  return (
    <div className="desk-page">
      <div className="desk-head">
        <h1>{t('DESK_GUESTBOOK')}</h1>
      </div>
      <DeskTabs
        label={t('DESK_GUESTBOOK')}
        tabs={GUESTBOOK_LISTS.map(([name, state, label]) => ({
          label: t(label),
          href: href.page('/desk/guestbook/', { state: name === 'pending' ? undefined : name }),
          count: counts[state],
          isCurrent: state === list,
        }))}
      />
      {testimonials.length === 0 && <p className="desk-empty">{t('DESK_GUESTBOOK_EMPTY')}</p>}
      {testimonials.map((testimonial) => (
        <GuestbookEntry
          key={testimonial.id}
          {...{ ctx, testimonial }}
          suggestion={suggestions.get(testimonial.id) ?? ''}
        />
      ))}
      {counts[list] > ENTRIES_PER_PAGE && (
        <DeskPager
          {...{ ctx, page: place.page, total: counts[list], perPage: ENTRIES_PER_PAGE }}
          ids={testimonials.map(({ id }) => id)}
          getHref={(target) => toHref({ ...target })}
        />
      )}
    </div>
  );
}
