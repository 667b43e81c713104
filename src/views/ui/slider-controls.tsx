import type { Translate } from '../../domain/language/texts';
import { Icon } from './icon';

/**
 * The previous and next buttons around 'x of y', and a pause button if the slides move by
 * themselves. Without script they do nothing, so they are hidden until client/behaviours/slider
 * shows them.
 */
export function SliderControls({
  t,
  labels = { previous: t('PREVIOUS'), next: t('NEXT') },
  autoplay = false,
}: {
  t: Translate;
  labels?: { previous: string; next: string };
  autoplay?: boolean;
}) {
  return (
    <div className="slider-controls" hidden data-slider-controls="">
      {autoplay && <PlayButton play={t('SLIDER_PLAY')} pause={t('SLIDER_PAUSE')} />}
      <button type="button" aria-label={labels.previous} data-step="-1">
        <Icon name="left" />
      </button>
      <output />
      <button type="button" aria-label={labels.next} data-step="1">
        <Icon name="right" />
      </button>
    </div>
  );
}

/** A button that pauses and resumes; the stylesheet shows the half that applies. */
export function PlayButton({ play, pause }: { play: string; pause: string }) {
  return (
    <button type="button" className="play-button" data-play="">
      <span className="play-button__pause">
        <Icon name="pause" />
        <span className="visually-hidden">{pause}</span>
      </span>
      <span className="play-button__play">
        <Icon name="play" />
        <span className="visually-hidden">{play}</span>
      </span>
    </button>
  );
}
