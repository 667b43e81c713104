import type { ReactNode } from 'react';
import type { Picture as PropertyPicture } from '../catalogue/property';
import { imageUrl } from '../images/image';
import type { Translate } from '../language/texts';
import type { ImageHosts } from '../site/configuration/listings';
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
  if (count === 0)
    return (
      <div className="mosaic">
        <p className="mosaic__none">{t('NO_PHOTOS')}</p>
        <p className="mosaic__strip">{children}</p>
      </div>
    );
  return (
    <div className="mosaic">
      <ul
        id="photos"
        className={`mosaic__pictures mosaic__pictures--${Math.min(count, IN_MOSAIC)}`}
      >
        {pictures.map(({ Url, Width, Height, Description }, place) => (
          <li key={Url}>
            <a
              href={imageUrl(Url, 1600, hosts)}
              aria-label={`${t('PICTURE_OF', { n: place + 1, count })}: ${Description || title}`}
            >
              <Picture
                url={Url}
                alt=""
                width={Width || 1920}
                height={Height || 1440}
                sizes={place === 0 ? FIRST : OTHERS}
                hosts={hosts}
                first={place === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <p className="mosaic__strip">
        {count > 1 && <a href="#photos">{t('ALL_PHOTOS', { count })}</a>}
        {children}
      </p>
    </div>
  );
}

const FIRST = '(min-width: 1440px) 668px, (min-width: 768px) 48vw, 100vw';
const OTHERS = '(min-width: 1440px) 332px, (min-width: 768px) 24vw, 88vw';
