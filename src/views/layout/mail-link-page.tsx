import type { ReactNode } from 'react';
import type { RequestContext } from '../../platform/request-context';
import { AgencyContact } from './agency-contact';
import { Breadcrumb } from './breadcrumb';

export interface MailLinkPageProps {
  ctx: RequestContext;
  title: string;
  text: string;
  /** A button, or a link that looks like one. */
  children?: ReactNode;
}

/**
 * The page that a link in a mail opens, valid or not: a title, a text, one action, contact details.
 */
export function MailLinkPage({ ctx, title, text, children }: MailLinkPageProps) {
  const { t } = ctx;
  return (
    <div className="page">
      <Breadcrumb ctx={ctx} steps={[{ name: title }]} />
      <h1>{title}</h1>
      <div className="with-aside">
        <div className="with-aside__main">
          <p className="lead">{text}</p>
          {children}
        </div>
        <div className="with-aside__contact">
          <AgencyContact
            ctx={ctx}
            title={t('REACH_US_TITLE')}
            text={t('REACH_US_TEXT')}
            subject={title}
          />
        </div>
      </div>
    </div>
  );
}
