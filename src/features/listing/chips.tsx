import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../../views/ui/icon';
import type { Chosen } from './chosen';
import type { ListingRequest } from './query';
import { listingQueryString, NO_WISHES } from './query';

interface ChipsProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  chosen: readonly Chosen[];
}

/** What is chosen, each a link to the same list without it. */
export function Chips({ ctx, section, request, chosen }: ChipsProps) {
  const { t, href } = ctx;
  const base = href.page(section);
  if (chosen.length === 0) return null;
  return (
    <ul className="chips">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <a
            className="chip"
            rel="nofollow"
            href={base + listingQueryString(request, { ...without, page: 1 })}
            aria-label={t('FILTER_REMOVE', { name })}
          >
            {name} <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="chips__clear"
          rel="nofollow"
          href={base + listingQueryString(request, NO_WISHES)}
        >
          {t('CLEAR_ALL')}
        </a>
      </li>
    </ul>
  );
}
