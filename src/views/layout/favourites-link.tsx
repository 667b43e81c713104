import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';

/**
 * The way to what the visitor saved. How much that is the script writes into it, since the page is the
 * same for everyone; and the word for its hearts is read from it (client/favourites).
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
