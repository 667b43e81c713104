import type { ReactNode } from 'react';
import type { PropertyPicture } from '../../domain/catalogue/property-parts';
import { buildImageUrl } from '../../domain/images/image-url';
import { PHONE_WIDTH_SIZES } from '../../domain/images/phone-sizes';
import type { Translate } from '../../domain/language/texts';
import type { ImageHosts } from '../../domain/site/configuration/listings';
import { Icon } from './icon';
import { Picture } from './picture';

export interface MosaicProps {
  pictures: readonly PropertyPicture[];
  /** Alternative text of pictures without a description. */
  title: string;
  t: Translate;
  hosts: ImageHosts;
  /** Links beside 'all photos': plans, video, virtual tour. */
  children?: ReactNode;
}

/** Maximum pictures in the mosaic; 'all photos' unfolds the rest below them. */
const MAX_MOSAIC_PICTURES = 5;

/**
 * The pictures, each a link to its full size: one large and four small from 768 px, a row to swipe
 * through on a phone. 'All photos' links to the list itself; the stylesheet unfolds it (:target).
 */
export function Mosaic({ pictures, title, t, hosts, children }: MosaicProps) {
  const count = pictures.length;
  const [first, others] = SIZES_BY_COUNT[Math.min(count, MAX_MOSAIC_PICTURES)] ?? FULL_WIDTH_SIZES;
  return (
    <div className="mosaic">
      {count === 0 ? (
        <p className="mosaic__placeholder picture-frame">{t('NO_PHOTOS')}</p>
      ) : (
        <ul
          id="photos"
          className={`mosaic__pictures mosaic__pictures--${Math.min(count, MAX_MOSAIC_PICTURES)}`}
        >
          {pictures.map(({ Url, Width, Height, Description }, index) => (
            <li key={Url} className="picture-frame">
              <a
                href={buildImageUrl(Url, 1600, hosts)}
                aria-label={`${t('PICTURE_OF', { n: index + 1, count })}: ${Description || title}`}
              >
                <Picture
                  url={Url}
                  alt=""
                  width={Width || 1920}
                  height={Height || 1440}
                  sizes={index === 0 ? first : others}
                  hosts={hosts}
                  priority={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mosaic__strip">
        {count > 1 && (
          <a href="#photos">
            <Icon name="photos" /> {t('ALL_PHOTOS', { count })}
          </a>
        )}
        {children}
      </p>
    </div>
  );
}

/** Widths of a whole, half and quarter page, with its margins and gaps of 8 pixels. */
const FULL_WIDTH = `${PHONE_WIDTH_SIZES}, (min-width: 1440px) 1344px, (min-width: 1280px) calc(100vw - 96px), (min-width: 768px) calc(100vw - 64px), 100vw`;
const HALF_WIDTH = `${PHONE_WIDTH_SIZES}, (min-width: 1440px) 668px, (min-width: 1280px) calc(50vw - 52px), (min-width: 768px) calc(50vw - 36px), 100vw`;
const QUARTER_WIDTH = `${PHONE_WIDTH_SIZES}, (min-width: 1440px) 330px, (min-width: 1280px) calc(25vw - 30px), (min-width: 768px) calc(25vw - 22px), 100vw`;

const FULL_WIDTH_SIZES = [FULL_WIDTH, FULL_WIDTH] as const;

/** Widths of the first picture and of the others, by the number of pictures (mosaic.css). */
const SIZES_BY_COUNT: Record<number, readonly [first: string, others: string]> = {
  1: FULL_WIDTH_SIZES,
  2: [HALF_WIDTH, HALF_WIDTH],
  3: [HALF_WIDTH, HALF_WIDTH],
  4: [HALF_WIDTH, QUARTER_WIDTH],
  5: [HALF_WIDTH, QUARTER_WIDTH],
};
