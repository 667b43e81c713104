import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';

/**
 * A link to the top of the page, which browsers support without a target; the script shows it after
 * scrolling (§2.7, §9).
 */
export function BackToTop({ ctx }: { ctx: RequestContext }) {
  return (
    <a className="back-to-top" href="#top" data-behaviour="back-to-top">
      <Icon name="up" />
      <span className="visually-hidden">{ctx.t('BACK_TO_TOP')}</span>
    </a>
  );
}
