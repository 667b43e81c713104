import type { ReactNode } from 'react';
import type { Picture as PropertyPicture } from '../../domain/catalogue/property';
import { imageUrl } from '../../domain/images/image';
import { ACROSS_A_PHONE } from '../../domain/images/sizes';
import type { Translate } from '../../domain/language/texts';
import type { ImageHosts } from '../../domain/site/configuration/listings';
import { Icon } from './icon';
import { Picture } from './picture';

export interface MosaicProps {
  pictures: readonly PropertyPicture[];
  /** What the pictures are of, where one has no description of its own. */
  title: string;
  t: Translate;
  hosts: ImageHosts;
  /** Links beside 'all photos' on the paper strip: plans, video, virtual tour. */
  children?: ReactNode;
}

/** How many pictures stand in the mosaic; 'all photos' unfolds the rest below them. */
const IN_MOSAIC = 5;

/**
 * The pictures, each a link to its full size: one large and four small from 768 px, a row to swipe
 * through on a phone. 'All photos' is a link to the list itself; the style sheet unfolds it (:target).
 */
export function Mosaic({ pictures, title, t, hosts, children }: MosaicProps) {
  const count = pictures.length;
  const [first, others] = SIZES[Math.min(count, IN_MOSAIC)] ?? WHOLE;
  return (
    <div className="mosaic">
      {count === 0 ? (
        <p className="mosaic__none frame">{t('NO_PHOTOS')}</p>
      ) : (
        <ul
          id="photos"
          className={`mosaic__pictures mosaic__pictures--${Math.min(count, IN_MOSAIC)}`}
        >
          {pictures.map(({ Url, Width, Height, Description }, place) => (
            <li key={Url} className="frame">
              <a
                href={imageUrl(Url, 1600, hosts)}
                aria-label={`${t('PICTURE_OF', { n: place + 1, count })}: ${Description || title}`}
              >
                <Picture
                  url={Url}
                  alt=""
                  width={Width || 1920}
                  height={Height || 1440}
                  sizes={place === 0 ? first : others}
                  hosts={hosts}
                  first={place === 0}
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

/** As wide as the page, half of it, a quarter of it, with its margins and the gaps of 8 pixels. */
const FULL = `${ACROSS_A_PHONE}, (min-width: 1440px) 1344px, (min-width: 1280px) calc(100vw - 96px), (min-width: 768px) calc(100vw - 64px), 100vw`;
const HALF = `${ACROSS_A_PHONE}, (min-width: 1440px) 668px, (min-width: 1280px) calc(50vw - 52px), (min-width: 768px) calc(50vw - 36px), 100vw`;
const QUARTER = `${ACROSS_A_PHONE}, (min-width: 1440px) 330px, (min-width: 1280px) calc(25vw - 30px), (min-width: 768px) calc(25vw - 22px), 100vw`;

const WHOLE = [FULL, FULL] as const;

/** How wide the first picture and the others stand, by how many there are (mosaic.css). */
const SIZES: Record<number, readonly [first: string, others: string]> = {
  1: WHOLE,
  2: [HALF, HALF],
  3: [HALF, HALF],
  4: [HALF, QUARTER],
  5: [HALF, QUARTER],
};
