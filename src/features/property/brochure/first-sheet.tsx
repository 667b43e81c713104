import { getTextLang } from '../../../domain/catalogue/text-language';
import { isPriceShown } from '../../../domain/format/price-visibility';
import { BrochureAgent } from '../../../views/brochure/agent';
import { excerptParagraphs } from '../../../views/brochure/excerpt-paragraphs';
import { BrochureMasthead } from '../../../views/brochure/masthead';
import { BrochurePhoto } from '../../../views/brochure/photo';
import { formatPropertyLine } from '../../../views/facts/property-price';
import { getPhotos } from '../../../views/ui/floor-plans';
import { Prose } from '../../../views/ui/prose';
import { KeyFacts } from '../key-facts';
import type { BrochureProps } from './brochure-props';

/** The first sheet: picture, headline, price, key facts, description, agent. */
export function FirstSheet({ ctx, property, price, priceNote, notes, person }: BrochureProps) {
  const { snapshot } = ctx;
  const { images, listings } = snapshot.site.configuration;
  const [frontPhoto] = getPhotos(property);
  return (
    <div className="brochure__sheet">
      <BrochureMasthead ctx={ctx} about={ctx.t('REFERENCE_ID', { id: property.ID })} />
      {frontPhoto && (
        <BrochurePhoto url={frontPhoto.Url} hosts={images} className="brochure__front" />
      )}
      <div className="brochure__head">
        <div>
          <p>{formatPropertyLine(ctx, property)}</p>
          <p className="brochure__headline" lang={getTextLang(property, ctx.language)}>
            {property.TypeDescription}
          </p>
        </div>
        <div className="brochure__price">
          <p className={isPriceShown(property, listings) ? 'is-amount' : undefined}>{price}</p>
          {[...(priceNote ? [priceNote] : []), ...notes].map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
      <KeyFacts ctx={ctx} property={property} />
      <Prose
        ctx={ctx}
        text={excerptParagraphs(property.Description || property.ShortDescription || '')}
        lang={getTextLang(property, ctx.language)}
      />
      <BrochureAgent ctx={ctx} person={person} />
    </div>
  );
}
