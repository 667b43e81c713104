import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { ReachUs } from '../../views/layout/reach-us';

interface ReachTexts {
  title: TextKey;
  text: TextKey;
  subject: TextKey;
}

const SEARCHING: ReachTexts = {
  title: 'REACH_US_DEMAND_TITLE',
  text: 'REACH_US_DEMAND_TEXT',
  subject: 'MAIL_SUBJECT_DEMAND',
};

/** The pages whose visitor wants to reach us, and what for. */
const PAGES: Record<string, ReachTexts> = {
  '/contact/': {
    title: 'REACH_US_TITLE',
    text: 'REACH_US_TEXT',
    subject: 'MAIL_SUBJECT_GENERAL',
  },
  '/search-register/': SEARCHING,
};

/** Where those who answer for this site are named once more (decision 21). */
export const isContactPage = (original: string): boolean => original === '/contact/';

export const isReachPage = (original: string): boolean => Object.hasOwn(PAGES, original);

/** By phone, by mail, at an office. */
export function Reach({ ctx, original }: { ctx: RequestContext; original: string }) {
  const texts = isReachPage(original) && PAGES[original];
  if (!texts) return null;
  const { t } = ctx;
  return (
    <div className="beside__reach">
      <ReachUs ctx={ctx} title={t(texts.title)} text={t(texts.text)} subject={t(texts.subject)} />
    </div>
  );
}
