import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';

/**
 * A link to the favourites. The script writes the count into it, since the page is the same for all
 * visitors, and reads the label of its hearts from it (client/favourites).
 */
export function FavouritesLink({ ctx: { t, href } }: { ctx: RequestContext }) {
  return (
    <a
      className="favourites-link"
      href={href.page('/favourites/')}
      aria-label={t('FAVOURITES')}
      data-save-label={t('FAVOURITE')}
    >
      <Icon name="heart" />
      <b />
    </a>
  );
}
