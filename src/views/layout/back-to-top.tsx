import type { Translate } from '../../domain/language/texts';
import { Icon } from '../ui/icon';

/**
 * A link to the top of the page, which browsers support without a target; the script shows it after
 * scrolling (§2.7, §9).
 */
export function BackToTop({ t }: { t: Translate }) {
  return (
    <a className="back-to-top" href="#top" data-behaviour="back-to-top">
      <Icon name="up" />
      <span className="visually-hidden">{t('BACK_TO_TOP')}</span>
    </a>
  );
}
