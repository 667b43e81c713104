import type { ReactNode } from 'react';
import type { Translate } from '../../../domain/language/texts';
import { SliderControls } from '../../../views/ui/slider-controls';

export interface SliderProps {
  t: Translate;
  /** Accessible name of the list. */
  label: string;
  items: readonly { key: number; node: ReactNode }[];
  /** Maximum items side by side (§3, numberItemOfRow). */
  columns: number;
  labels?: { previous: string; next: string };
}

/**
 * A slider of items (slider-view). Without script a list with scroll snapping for touch, wheel and
 * arrow keys; with script it has two buttons as well.
 */
export function Slider({ t, label, items, columns, labels }: SliderProps) {
  const formatPosition = (number: number) => t('SLIDE_OF', { n: number, count: items.length });
  return (
    <div className={`slider slider--${columns}`} data-behaviour="slider">
      <ul
        className="slider__list"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        data-slides=""
      >
        {items.map(({ key, node }, index) => (
          <li key={key} data-position-label={formatPosition(index + 1)}>
            {node}
            <p className="slider__position">{formatPosition(index + 1)}</p>
          </li>
        ))}
      </ul>
      <SliderControls t={t} {...(labels && { labels })} />
    </div>
  );
}
