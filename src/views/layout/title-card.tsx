import type { ReactNode } from 'react';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import { ToolButton } from '../ui/page-tools';
import type { ContactCardProps } from './contact-card';
import { ContactActionLink } from './contact-card';

interface TitleCardProps extends Omit<ContactCardProps, 'notes'> {
  /** Place, title and notices. */
  children: ReactNode;
}

/**
 * The head of a property or project beside its pictures: title, price, the first actions. The
 * contact card repeats the actions, in reach further down (docs/look.md, First screens).
 */
export function TitleCard({
  ctx,
  price,
  isAmount,
  priceNote,
  actions,
  person,
  tools,
  costLink,
  children,
}: TitleCardProps) {
  const { t, snapshot } = ctx;
  const [first, ...others] = actions;
  const { agency } = snapshot.site.configuration;
  const phone = person?.phone || agency.phone;
  const question = others.find(({ opensInDialog, isShare }) => opensInDialog && !isShare);
  return (
    <header className="title-card">
      {children}
      {price && <p className={isAmount ? 'title-card__price' : 'title-card__state'}>{price}</p>}
      {priceNote && <p className="title-card__note">{priceNote}</p>}
      {costLink && (
        <a className="title-card__costs" href="#costs">
          {costLink}
        </a>
      )}
      <div className="title-card__actions">
        {first && (
          <ContactActionLink className="button button--ember" action={first}>
            {first.label}
          </ContactActionLink>
        )}
        <a className="button button--outlined" href={toPhoneUrl(phone)}>
          {`${t('CALL_PERSON', { name: person?.name ?? agency.name })}, ${formatPhone(phone)}`}
        </a>
        <p className="title-card__links">
          {question && (
            <ContactActionLink action={question}>{t('MORE_INFORMATION_SHORT')}</ContactActionLink>
          )}
          {tools
            .filter((tool) => tool !== 'print')
            .map((tool) => (
              <ToolButton key={tool} tool={tool} t={t} />
            ))}
        </p>
      </div>
    </header>
  );
}
