import { replaceEmptyPrice } from '../../../domain/format/price';
import type { BannerVideo } from '../../../domain/site/banner-video';
import type { RequestContext } from '../../../platform/request-context';
import { BannerPicture } from '../../../views/layout/paper-banner';
import { Link } from '../../../views/ui/link';
import { PlayButton, SliderControls } from '../../../views/ui/slider-controls';
import type { BannerContent, BannerSlide } from './banner-content';
import { UprightOnPhones } from './banner-picture';

/** The background of a banner: a picture, pictures, properties or projects, a video or a colour. */
export function BannerMedia({
  ctx,
  content,
  colorClass,
}: {
  ctx: RequestContext;
  content: BannerContent;
  /** The classes of the configured colour (site/theme). */
  colorClass: string | undefined;
}) {
  switch (content.type) {
    case 'image':
      return content.imageMobile ? (
        <UprightOnPhones ctx={ctx} {...content} />
      ) : (
        <BannerPicture ctx={ctx} image={content.image} first />
      );
    case 'gallery':
      return <BannerGallery ctx={ctx} {...content} />;
    case 'video':
      return <BannerVideoPlayer ctx={ctx} video={content.video} />;
    case 'properties':
    case 'projects':
      return <BannerSlideList ctx={ctx} {...content} />;
    case 'color':
      return <div className={`banner-color ${colorClass ?? ''}`.trim()} />;
    default:
      return null;
  }
}

/** Milliseconds that the gallery shows a picture. */
const SLIDE_INTERVAL_MS = 6000;

/**
 * A gallery of pictures (§9: autoplay, fade, 500 ms, loop, two ahead). Without script a row to
 * swipe through; client/behaviours/gallery-banner makes it fade.
 */
function BannerGallery({
  ctx,
  images,
  config,
}: Extract<BannerContent, { type: 'gallery' }> & { ctx: RequestContext }) {
  return (
    <div
      className="slides"
      data-behaviour="gallery-banner"
      data-fade-ms={config.fade ? config.speed : undefined}
      data-lazy-ahead={config.lazyAhead}
      data-loop={config.loop ? '' : undefined}
      data-interval-ms={config.autoplay ? SLIDE_INTERVAL_MS : undefined}
    >
      <ul
        className="slides__list"
        aria-label={ctx.t('BANNER_PICTURES')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        data-slides=""
      >
        {images.map((image, index) => (
          <li key={image.url} data-position-label={formatSlidePosition(ctx, index, images)}>
            <BannerPicture ctx={ctx} image={image} first={index === 0} />
          </li>
        ))}
      </ul>
      <SliderControls t={ctx.t} autoplay={config.autoplay} />
    </div>
  );
}

/**
 * Properties or projects side by side, each a link with city, headline and price over its picture.
 */
function BannerSlideList({
  ctx,
  type,
  slides,
}: Extract<BannerContent, { type: 'properties' | 'projects' }> & { ctx: RequestContext }) {
  const { t } = ctx;
  const label = t(type === 'properties' ? 'BANNER_PROPERTIES' : 'BANNER_PROJECTS');
  return (
    <div className="slides slides--listings" data-behaviour="gallery-banner" data-loop="">
      <ul className="slides__list" aria-label={label} data-slides="">
        {slides.map((slide, index) => (
          <li key={slide.href} data-position-label={formatSlidePosition(ctx, index, slides)}>
            <BannerPicture ctx={ctx} image={{ url: slide.picture }} first={index === 0} />
            <SlideCaption ctx={ctx} slide={slide} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && <SliderControls t={t} />}
    </div>
  );
}

function SlideCaption({ ctx, slide }: { ctx: RequestContext; slide: BannerSlide }) {
  const { href, city, headline, price } = slide;
  const lang = ctx.catalogueLanguage === ctx.language ? undefined : ctx.catalogueLanguage;
  return (
    <a className="slides__caption" href={href}>
      <span className="slides__place">{city}</span>
      <span className="slides__headline" lang={lang}>
        {headline}
      </span>
      <span className={price ? 'slides__price' : 'slides__price slides__price--on-request'}>
        {replaceEmptyPrice(price, ctx.t)}
      </span>
    </a>
  );
}

/**
 * A video over its poster. client/behaviours/video-banner starts it, never under reduced motion or
 * Save-Data. A video on another site is a link: its player may not load before consent (decision
 * 32).
 */
function BannerVideoPlayer({ ctx, video }: { ctx: RequestContext; video: BannerVideo }) {
  const { t } = ctx;
  const { files, externalVideo, poster, posterMobile } = video;
  return (
    <div className="banner-video" data-behaviour="video-banner">
      <picture>
        {posterMobile && <source media="(width < 768px)" srcSet={posterMobile} />}
        {poster && <BannerPicture ctx={ctx} image={{ url: poster }} first />}
      </picture>
      {files.length > 0 && (
        <video muted loop playsInline preload="none" tabIndex={-1} aria-hidden="true">
          {files.map(({ url, type, onPhone }) => (
            <source
              key={url}
              src={url}
              type={type}
              media={onPhone ? '(width < 768px)' : undefined}
            />
          ))}
        </video>
      )}
      {files.length > 0 && (
        <div className="slider-controls" hidden data-slider-controls="">
          <PlayButton play={t('BANNER_VIDEO_PLAY')} pause={t('BANNER_VIDEO_PAUSE')} />
        </div>
      )}
      {externalVideo && (
        <p className="banner-video__external-link">
          <Link href={externalVideo.url} t={t}>
            {t('BANNER_VIDEO_OPEN', { provider: externalVideo.provider })}
          </Link>
        </p>
      )}
    </div>
  );
}

const formatSlidePosition = ({ t }: RequestContext, index: number, all: readonly unknown[]) =>
  t('SLIDE_OF', { n: index + 1, count: all.length });
