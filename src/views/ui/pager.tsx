import type { Translate } from '../../domain/language/texts';
import { Icon } from './icon';

export interface PagerProps {
  page: number;
  pages: number;
  total: number;
  t: Translate;
  getHref: (page: number) => string;
  /** Replaces 'Page x of y [n objects]' in lists that are not of properties. */
  positionText?: string | undefined;
}

/** The pager of a list: 'Page x of y [n objects]' (§2.10) and links to the other pages. */
export function Pager({ page, pages, total, t, getHref, positionText }: PagerProps) {
  return (
    <nav className="pager" aria-label={t('PAGINATION')}>
      <p className="pager__position">
        {positionText ?? t('PAGE_OF', { page, pages, count: total })}
      </p>
      {pages > 1 && (
        <ul className="pager__pages">
          <li>
            <PagerArrow
              targetPage={page - 1}
              {...{ pages, getHref }}
              label={t('PREVIOUS_PAGE')}
              icon="arrowLeft"
            />
          </li>
          {getNearbyPages(page, pages).map((number, index, all) => (
            <li key={number} className={hasGapBefore(all, index) ? 'pager__gap' : undefined}>
              <a
                className="pager__page"
                href={getHref(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('PAGE_NUMBER', { page: number })}
              >
                {number}
              </a>
            </li>
          ))}
          <li>
            <PagerArrow
              targetPage={page + 1}
              {...{ pages, getHref }}
              label={t('NEXT_PAGE')}
              icon="arrowRight"
            />
          </li>
        </ul>
      )}
    </nav>
  );
}

function PagerArrow({
  targetPage,
  pages,
  getHref,
  label,
  icon,
}: {
  targetPage: number;
  pages: number;
  getHref: (page: number) => string;
  label: string;
  icon: 'arrowLeft' | 'arrowRight';
}) {
  if (targetPage < 1 || targetPage > pages)
    return (
      <span className="pager__page pager__page--disabled">
        <Icon name={icon} />
      </span>
    );
  return (
    <a
      className="pager__page"
      href={getHref(targetPage)}
      rel={icon === 'arrowLeft' ? 'prev' : 'next'}
      aria-label={label}
    >
      <Icon name={icon} />
    </a>
  );
}

/** Returns the first and last page, and two pages on either side of the current one. */
const getNearbyPages = (page: number, pages: number) =>
  Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );

const hasGapBefore = (numbers: number[], index: number) =>
  index > 0 && (numbers[index] ?? 0) - (numbers[index - 1] ?? 0) > 1;
