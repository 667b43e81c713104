import type { ReactNode } from 'react';
import type { PropertyPicture } from '../../domain/catalogue/property-parts';
import { buildImageUrl } from '../../domain/images/image-url';
import { LEAD_PHONE_SIZES, PHONE_WIDTH_SIZES } from '../../domain/images/phone-sizes';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import { readCatalogueWord } from '../facts/catalogue-word';
import { Picture } from './picture';

export interface MosaicProps {
  pictures: readonly PropertyPicture[];
  /** Alternative text of pictures without a description. */
  title: string;
  /** The language of the record that the pictures belong to. */
  language: Language;
  ctx: RequestContext;
  /** Links beside 'all photos': plans, video, virtual tour. */
  children?: ReactNode;
}

/**
 * The pictures, each a link to its full size: one large and two small from 768 px, a row to swipe
 * through on a phone. 'All photos' links to the list itself; the stylesheet unfolds it (:target).
 */
export function Mosaic({ pictures, title, language, ctx, children }: MosaicProps) {
  const { t, snapshot } = ctx;
  const hosts = snapshot.site.configuration.images;
  const count = pictures.length;
  const [first, others] = getSizes(count);
  return (
    <div className="mosaic">
      {count === 0 ? (
        <p className="mosaic__placeholder picture-frame">{t('NO_PHOTOS')}</p>
      ) : (
        <ul id="photos" className="mosaic__pictures">
          {pictures.map(({ Url, Width, Height, Description }, index) => {
            const caption = readCatalogueWord(ctx, 'Pictures', Description, language);
            const name = caption.text || title;
            return (
              <li key={Url} className="picture-frame">
                <a
                  href={buildImageUrl(Url, 1600, hosts)}
                  aria-label={t('PICTURE_NAMED', { n: index + 1, count, name })}
                  data-lang={caption.lang}
                >
                  <Picture
                    url={Url}
                    alt=""
                    width={Width || 1920}
                    height={Height || 1440}
                    sizes={index === 0 ? first : others}
                    hosts={hosts}
                    maxWidth={index === 0 || count === 2 ? undefined : SMALL_PICTURE_WIDTH}
                    priority={index === 0}
                  />
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <p className="mosaic__strip">
        {count > 1 && (
          <a href="#photos" className="mosaic__all" aria-label={t('ALL_PHOTOS', { count })}>
            <span>{t('ALL_PHOTOS', { count })}</span>
            <b>{count}</b>
          </a>
        )}
        {children}
      </p>
    </div>
  );
}

/** Widths of the pictures beside the title card, with margins and gaps (mosaic.css). */
const WHOLE_WIDTH = `${LEAD_PHONE_SIZES}, (min-width: 1440px) 920px, (min-width: 1280px) calc(100vw - 520px), (min-width: 1024px) calc(100vw - 488px), (min-width: 768px) calc(100vw - 64px), 100vw`;
const LARGE_WIDTH = `${LEAD_PHONE_SIZES}, (min-width: 1440px) 616px, (min-width: 1280px) calc(67.5vw - 357px), (min-width: 1024px) calc(67.5vw - 335px), (min-width: 768px) calc(67.5vw - 49px), 100vw`;
const SMALL_WIDTH = `${PHONE_WIDTH_SIZES}, (min-width: 1440px) 296px, (min-width: 1280px) calc(32.5vw - 171px), (min-width: 1024px) calc(32.5vw - 161px), (min-width: 768px) calc(32.5vw - 23px), 100vw`;

/** A small picture is widest in a window of 767 pixels, which it fills: nearly twice that. */
const SMALL_PICTURE_WIDTH = 1360;

/** Widths of the first picture and of the others, by the number of pictures (mosaic.css). */
function getSizes(count: number): readonly [first: string, others: string] {
  if (count < 2) return [WHOLE_WIDTH, WHOLE_WIDTH];
  // The second of two is as high as the first, so its sides are cropped.
  return [LARGE_WIDTH, count === 2 ? LARGE_WIDTH : SMALL_WIDTH];
}
