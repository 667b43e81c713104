import { getTextLang } from '../../../domain/catalogue/text-language';
import { createExcerpt } from '../../../domain/format/excerpt';
import { toPlainParagraphs } from '../../../domain/format/html-blocks';
import { formatPhone } from '../../../domain/format/phone';
import { isPriceShown } from '../../../domain/format/price-visibility';
import type { TeamMember } from '../../../domain/site/team';
import { formatEmail } from '../../../domain/typed-values/read-email';
import type { RequestContext } from '../../../platform/request-context';
import { formatPropertyLine } from '../../../views/facts/property-price';
import { AgentPortrait } from '../../../views/layout/agent-portrait';
import { getPhotos } from '../../../views/ui/floor-plans';
import { LocalizedText } from '../../../views/ui/localized-text';
import { Prose } from '../../../views/ui/prose';
import { KeyFacts } from '../key-facts';
import type { BrochureProps } from './brochure-props';
import { BrochureMasthead } from './masthead';
import { BrochurePhoto } from './photo';

/** The first sheet: picture, headline, price, key facts, description, agent. */
export function FirstSheet({ ctx, property, price, priceNote, notes, person }: BrochureProps) {
  const { snapshot } = ctx;
  const { images, listings } = snapshot.site.configuration;
  const [frontPhoto] = getPhotos(property);
  return (
    <div className="brochure__sheet">
      <BrochureMasthead ctx={ctx} reference={property.ID} />
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
        text={truncateToParagraphs(property.Description || property.ShortDescription || '')}
        lang={getTextLang(property, ctx.language)}
      />
      <BrochureAgent ctx={ctx} person={person} />
    </div>
  );
}

/** The agent of the property, or the agency, with a phone number to call. */
function BrochureAgent({ ctx, person }: { ctx: RequestContext; person: TeamMember | undefined }) {
  const { t, snapshot } = ctx;
  const { agency, images } = snapshot.site.configuration;
  return (
    <div className="brochure__agent">
      <AgentPortrait person={person} hosts={images} />
      <div>
        <p className="brochure__name">{person?.name ?? agency.name}</p>
        {person && (
          <p>
            <LocalizedText ctx={ctx} text={person.role} />
          </p>
        )}
        <p>
          {t('CALL')} <strong>{formatPhone(person?.phone || agency.phone)}</strong> ·{' '}
          {formatEmail(person?.email ?? agency.email)}
        </p>
      </div>
    </div>
  );
}

/**
 * Maximum characters of the description: more would leave the picture less than a third of the
 * sheet.
 */
const MAX_DESCRIPTION_LENGTH = 2000;

/**
 * Returns as many whole paragraphs as fit; a first paragraph that does not fit is cut after a word.
 */
function truncateToParagraphs(text: string): string {
  const [first = '', ...rest] = toPlainParagraphs(text);
  let excerpt = truncateParagraph(first);
  for (const paragraph of rest) {
    if (excerpt.length + paragraph.length > MAX_DESCRIPTION_LENGTH) break;
    excerpt += `\n\n${paragraph}`;
  }
  return excerpt;
}

const truncateParagraph = (text: string): string =>
  text.length > MAX_DESCRIPTION_LENGTH ? createExcerpt(text, MAX_DESCRIPTION_LENGTH) : text;
