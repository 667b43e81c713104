import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import { formatSpokenLanguages } from '../../domain/language/language-name';
import type { TeamMember } from '../../domain/site/team';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';
import { LocalizedText } from '../ui/localized-text';
import type { PageTool } from '../ui/page-tools';
import { PageTools } from '../ui/page-tools';
import { AgentPortrait } from './agent-portrait';

/** A way to take the next step: what the button says, and the mail or call it opens. */
interface ContactAction {
  label: string;
  /** The same in two words, for the bar of a narrow window. */
  shortLabel?: string;
  href: string;
  /** Whether it leads to a form that opens in the page where there is script (client/forms/open-in-dialog). */
  opensInDialog?: boolean;
  /** Whether it is one of the ways to share the page (client/favourites/share). */
  isShare?: boolean;
}

export interface ContactCardProps {
  ctx: RequestContext;
  price: string;
  /** Without an amount the price is words and not in ember (docs/look.md, Card). */
  isAmount: boolean;
  notes: readonly string[];
  /** The one that matters first, then the others; the last ones as links. */
  actions: readonly ContactAction[];
  person?: TeamMember | undefined;
  /** What can be done with the page itself: the last line. */
  tools: readonly PageTool[];
}

/** What it costs, how to come and see it, and who answers: in reach all the way down the page. */
export function ContactCard(props: ContactCardProps) {
  const { ctx, price, isAmount, notes, actions, person, tools } = props;
  const [first, second, ...others] = actions;
  return (
    <aside className="contact-card" aria-label={ctx.t('GROUP_CONTACT')}>
      <p className={isAmount ? 'contact-card__price' : 'contact-card__price-text'}>{price}</p>
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
      <ContactAgent ctx={ctx} person={person} />
      <PageTools tools={tools} t={ctx.t} />
    </aside>
  );
}

/** The bar at the foot of a phone's window: price, call, the action that matters. */
export function ContactBar({
  ctx,
  price,
  isAmount,
  actions: [action],
  person,
}: Omit<ContactCardProps, 'notes' | 'tools'>) {
  const { t, snapshot } = ctx;
  const phone = person?.phone || snapshot.site.configuration.agency.phone;
  return (
    <div className="contact-bar">
      <p className={isAmount ? 'contact-bar__price' : undefined}>{price}</p>
      <a className="button button--outlined button--small" href={toPhoneUrl(phone)}>
        {t('CALL')}
      </a>
      {action && (
        <ContactActionLink className="button button--ember button--small" action={action}>
          {action.shortLabel ?? action.label}
        </ContactActionLink>
      )}
    </div>
  );
}

function ContactActionLink({
  action: { href, opensInDialog, isShare },
  className,
  children,
}: {
  action: ContactAction;
  className: string;
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

/** The agent who knows the property, or the agency where none is named. */
function ContactAgent({ ctx, person }: { ctx: RequestContext; person: TeamMember | undefined }) {
  const { t, snapshot, language } = ctx;
  const { agency, images } = snapshot.site.configuration;
  const phone = person?.phone || agency.phone;
  return (
    <div className="contact-card__person">
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
        <a className="contact-card__phone" href={toPhoneUrl(phone)}>
          <Icon name="phone" />
          <span className="visually-hidden">{t('CALL')} </span>
          {formatPhone(phone)}
        </a>
      </div>
    </div>
  );
}
