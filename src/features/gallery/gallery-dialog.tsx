import type { Translate } from '../../domain/language/texts';
import { Icon } from '../../views/ui/icon';
import { PlayButton } from '../../views/ui/slider-controls';

/**
 * The frame of the full-screen slideshow (§2.10); client/gallery fills it with the media of the
 * page. Its texts about embedded content keep the placeholder {provider}.
 */
export function GalleryDialog({ t }: { t: Translate }) {
  return (
    <dialog
      className="gallery"
      aria-label={t('GALLERY')}
      data-floor-plan-label={t('FLOOR_PLAN')}
      data-notice={t('EMBED_NOTICE', { provider: '{provider}' })}
      data-load={t('EMBED_LOAD', { provider: '{provider}' })}
      data-elsewhere={t('EMBED_OPEN_AT_PROVIDER', { provider: '{provider}' })}
    >
      <div className="gallery__bar">
        <p className="gallery__position" aria-live="polite">
          <strong />
          <span />
        </p>
        <PlayButton play={t('GALLERY_PLAY')} pause={t('GALLERY_PAUSE')} />
        <button type="button" data-zoom="" aria-label={t('GALLERY_ZOOM')} aria-pressed="false">
          <Icon name="zoom" />
        </button>
        <form method="dialog">
          <button type="submit" aria-label={t('GALLERY_CLOSE')}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="gallery__stage">
        <ul className="swiper-wrapper" />
      </div>
      <button
        type="button"
        className="gallery__step"
        data-step="-1"
        aria-label={t('GALLERY_PREVIOUS')}
      >
        <Icon name="left" />
      </button>
      <button type="button" className="gallery__step" data-step="1" aria-label={t('GALLERY_NEXT')}>
        <Icon name="right" />
      </button>
      <ul className="gallery__thumbs" aria-label={t('GALLERY_THUMBNAILS')} />
      <span hidden data-video-icon="">
        <Icon name="play" />
      </span>
    </dialog>
  );
}
