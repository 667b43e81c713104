import { getPictureUrl } from '../../domain/catalogue/property';
import type { PropertyPicture } from '../../domain/catalogue/property-parts';
import type { Room } from '../../domain/catalogue/room';
import { buildImageUrl } from '../../domain/images/image-url';
import type { Language } from '../../domain/language/language';
import type { TextKey, Translate } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import type { CatalogueWord } from '../facts/catalogue-word';
import { readCatalogueWord } from '../facts/catalogue-word';
import { Picture } from './picture';

/** A property or a project. */
interface PictureSource {
  Pictures: readonly PropertyPicture[];
  XLargePictureItem?: { Url: string } | undefined;
  SmallPicture?: string;
}

/** Returns the photos of a property or project; without any, the picture of its card. */
export function getPhotos(source: PictureSource): PropertyPicture[] {
  const photos = source.Pictures.filter(({ Kind }) => Kind === 'photo');
  const Url = getPictureUrl(source);
  if (photos.length > 0 || !Url) return photos;
  return [{ Url, Width: 0, Height: 0, Description: '', Kind: 'photo' }];
}

export const getFloorPlans = ({ Pictures }: PictureSource): PropertyPicture[] =>
  Pictures.filter(({ Kind }) => Kind === 'plan');

export interface FloorPlansProps {
  plans: readonly PropertyPicture[];
  /** The headline of the property or project. */
  title: string;
  /** The language of its record. */
  language: Language;
  ctx: RequestContext;
}

const ROOM_TEXTS: Record<Room, TextKey> = {
  living: 'ROOM_LIVING',
  kitchen: 'ROOM_KITCHEN',
  bedroom: 'ROOM_BEDROOM',
  bathroom: 'ROOM_BATHROOM',
  washroom: 'ROOM_WASHROOM',
  hall: 'ROOM_HALL',
  corridor: 'ROOM_CORRIDOR',
  storage: 'ROOM_STORAGE',
  office: 'ROOM_OFFICE',
  shop: 'ROOM_SHOP',
  diningroom: 'ROOM_DININGROOM',
  warehouse: 'ROOM_WAREHOUSE',
  garage: 'ROOM_GARAGE',
  terrace: 'ROOM_TERRACE',
};

/**
 * The floor plans, each a link to its full size, with the names of their numbered rooms; the target of
 * '#plans'.
 */
export function FloorPlans({ plans, title, language, ctx }: FloorPlansProps) {
  if (plans.length === 0) return null;
  const { t, snapshot } = ctx;
  const hosts = snapshot.site.configuration.images;
  return (
    <section className="section" aria-labelledby="plans">
      <h2 id="plans">{t('GROUP_PLANS')}</h2>
      <ul className="floor-plans">
        {plans.map(({ Url, Width, Height, Description, Rooms }) => (
          <li key={Url}>
            <a href={buildImageUrl(Url, 1600, hosts)}>
              <Picture
                url={Url}
                alt={t('FLOOR_PLAN_OF', { title })}
                width={Width || 1920}
                height={Height || 1440}
                sizes={plans.length > 1 ? MULTIPLE_PLAN_SIZES : SINGLE_PLAN_SIZES}
                hosts={hosts}
              />
            </a>
            <Caption {...readCatalogueWord(ctx, 'Pictures', Description, language)} />
            {Rooms && (
              <ol>
                {Rooms.map((room, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its number
                  <li key={index}>{t(ROOM_TEXTS[room])}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Caption = ({ text, lang }: CatalogueWord) => (text ? <span lang={lang}>{text}</span> : null);

/** A link to the plans: a word, where there is room for it (mosaic.css). */
export function PlansLink({ plans, t }: Pick<FloorPlansProps, 'plans'> & { t: Translate }) {
  if (plans.length === 0) return null;
  const label = t(plans.length > 1 ? 'GROUP_PLANS' : 'FLOOR_PLAN');
  return (
    <a href="#plans" className="mosaic__plans" aria-label={label}>
      <span>{label}</span>
    </a>
  );
}

/** Displayed widths of a plan (property-sections.css). */
const MULTIPLE_PLAN_SIZES = '(min-width: 1280px) 440px, (min-width: 768px) 45vw, 92vw';
const SINGLE_PLAN_SIZES = '(min-width: 768px) 704px, 92vw';
