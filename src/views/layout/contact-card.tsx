import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import { formatSpokenLanguages } from '../../domain/language/language-name';
import type { TeamMember } from '../../domain/site/team';
import type { RequestContext } from '../../platform/request-context';
import { cachedMarkup } from '../ui/cached-markup';
import { Icon } from '../ui/icon';
import { LocalizedText } from '../ui/localized-text';
import type { PageTool } from '../ui/page-tools';
import { PageTools } from '../ui/page-tools';
import { AgentPortrait } from './agent-portrait';

/** An action of the contact card: a link to a form, a mail or a call. */
export interface ContactAction {
  label: string;
  /** A shorter label for the bar of a narrow window. */
  shortLabel?: string;
  href: string;
  /** Whether the link opens a form in a dialog if there is script (client/forms/open-in-dialog). */
  opensInDialog?: boolean;
  /** Whether the link shares the page (client/favourites/share). */
  isShare?: boolean;
}

export interface ContactCardProps {
  ctx: RequestContext;
  /** '' where the title says the state instead. */
  price: string;
  /** What stands in the place of `price` in the narrow bar of a phone. */
  barPrice?: string;
  /** Whether `price` is an amount; a text is set smaller and not in ember (docs/look.md, Card). */
  isAmount: boolean;
  /** Note beside the price: its kind, or costs that it contains. */
  priceNote?: string | undefined;
  notes: readonly string[];
  /** The line below the price at the title, which leads to the costs on the page. */
  costLink?: string | undefined;
  /** In order of importance: the first two are buttons, the others links. */
  actions: readonly ContactAction[];
  person?: TeamMember | undefined;
  /** The licence number of the agent, who has to state it in advertisements. */
  licence?: string | undefined;
  /** Actions on the page itself, in the last line of the card. */
  tools: readonly PageTool[];
}

/** Price, actions and agent of a property or project, sticky beside the page. */
export function ContactCard(props: ContactCardProps) {
  const { ctx, price, isAmount, priceNote, notes, actions, person, licence, tools } = props;
  const [first, second, ...others] = actions;
  return (
    <aside className="contact-card" aria-label={ctx.t('GROUP_CONTACT')}>
      {price && (
        <p className={isAmount ? 'contact-card__price' : 'contact-card__price-text'}>{price}</p>
      )}
      {priceNote && <p className="contact-card__notes">{priceNote}</p>}
      {notes.length > 0 && (
        <ul className="contact-card__notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className="contact-card__actions">
        {first && (
          <ContactActionLink className="button button--ember" action={first}>
            {first.label}
          </ContactActionLink>
        )}
        {second && (
          <ContactActionLink className="button button--outlined" action={second}>
            {second.label}
          </ContactActionLink>
        )}
        {others.map((other) => (
          <ContactActionLink key={other.href} className="contact-card__link" action={other}>
            {other.label}
          </ContactActionLink>
        ))}
      </div>
      <ContactAgent ctx={ctx} person={person} licence={licence} />
      <PageTools tools={tools} t={ctx.t} />
    </aside>
  );
}

/** The bar at the foot of a phone's window: price, call, first action. */
export function ContactBar({
  ctx,
  price,
  barPrice = price,
  isAmount,
  actions: [action],
  person,
}: Omit<ContactCardProps, 'notes' | 'tools'>) {
  const { t, snapshot } = ctx;
  const phone = person?.phone || snapshot.site.configuration.agency.phone;
  return (
    <div className="contact-bar">
      <p className={isAmount ? 'contact-bar__price' : undefined}>{barPrice}</p>
      <a className="button button--outlined button--small" href={toPhoneUrl(phone)}>
        <Icon name="phone" />
        <span>{t('CALL')}</span>
      </a>
      {action && (
        <ContactActionLink className="button button--ember button--small" action={action}>
          {action.shortLabel ?? action.label}
        </ContactActionLink>
      )}
    </div>
  );
}

/** A link to what an action opens. */
export function ContactActionLink({
  action: { href, opensInDialog, isShare },
  className,
  children,
}: {
  action: ContactAction;
  className?: string;
  children: string;
}) {
  return (
    <a
      className={className}
      href={href}
      data-open-in-dialog={opensInDialog ? '' : undefined}
      data-share-form={isShare ? '' : undefined}
    >
      {children}
    </a>
  );
}

/** The agent of the property; without one, the agency: the same for all that the agent handles. */
function ContactAgent({ ctx, person, licence }: ContactAgentProps) {
  const markup = cachedMarkup(ctx, `contact agent ${person?.id} ${licence}`, () => (
    <ContactAgentContent {...{ ctx, person, licence }} />
  ));
  return (
    <div
      className="contact-card__person"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by ContactAgentContent
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

type ContactAgentProps = Pick<ContactCardProps, 'ctx' | 'person' | 'licence'>;

function ContactAgentContent({ ctx, person, licence }: ContactAgentProps) {
  const { t, snapshot, language } = ctx;
  const { agency, images } = snapshot.site.configuration;
  const phone = person?.phone || agency.phone;
  return (
    <>
      <AgentPortrait person={person} hosts={images} />
      <div>
        <p className="contact-card__name">{person?.name ?? agency.name}</p>
        {person && (
          <p className="contact-card__role">
            <LocalizedText ctx={ctx} text={person.role} />
            {person.languages.length > 0 &&
              `. ${formatSpokenLanguages(person.languages, language, t)}`}
          </p>
        )}
        {licence && (
          <p className="contact-card__role">{t('TEAM_MEMBER_NUMBER', { number: licence })}</p>
        )}
        <a className="contact-card__phone" href={toPhoneUrl(phone)}>
          <Icon name="phone" />
          <span className="visually-hidden">{t('CALL')} </span>
          {formatPhone(phone)}
        </a>
      </div>
    </>
  );
}
