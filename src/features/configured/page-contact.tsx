import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { TextKey } from '../../domain/language/texts';
import type { Module } from '../../domain/site/module';
import type { RequestContext } from '../../platform/request-context';
import { AgencyContact } from '../../views/layout/agency-contact';

interface PageContactTexts {
  title: TextKey;
  text: TextKey;
  subject: TextKey;
}

const SEARCH_REGISTER_TEXTS: PageContactTexts = {
  title: 'REACH_US_SAVED_SEARCH_TITLE',
  text: 'REACH_US_SAVED_SEARCH_TEXT',
  subject: 'MAIL_SUBJECT_SAVED_SEARCH',
};

/** Texts of the contact block, by the original path of the pages that have one. */
const CONTACT_TEXTS_BY_PAGE: Record<string, PageContactTexts> = {
  '/contact/': {
    title: 'REACH_US_TITLE',
    text: 'REACH_US_TEXT',
    subject: 'MAIL_SUBJECT_GENERAL',
  },
  '/search-register/': SEARCH_REGISTER_TEXTS,
};

/** Whether the legal lines show again on this page (decision 21). */
export const isContactPage = (original: string): boolean => original === '/contact/';

export const hasPageContact = (original: string): boolean =>
  Object.hasOwn(CONTACT_TEXTS_BY_PAGE, original);

/** Whether a module stands in the contact block instead of below the page: who answers, on the contact page. */
export const isInPageContact = (original: string, { relations }: Module): boolean =>
  isContactPage(original) && relations.type === 'contact';

/** The modules in the contact block of a page. */
export const PageContactModules = createContext<ReactNode>(null);

/** The contact block of a page: phone, mail, who answers, offices. */
export function PageContact({ ctx, original }: { ctx: RequestContext; original: string }) {
  const people = useContext(PageContactModules);
  const texts = hasPageContact(original) && CONTACT_TEXTS_BY_PAGE[original];
  if (!texts) return null;
  const { t } = ctx;
  return (
    <div className="with-aside__contact">
      <AgencyContact
        ctx={ctx}
        title={t(texts.title)}
        text={t(texts.text)}
        subject={t(texts.subject)}
        people={people}
        hasDoors={isContactPage(original)}
      />
    </div>
  );
}
