import type { TextKey } from '../../domain/language/texts';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { ContactAside } from '../forms/kit/view/contact-aside';
import type { SlotAvailability } from './slot';
import type { VisitDetails } from './visit-details';
import { formatVisitValues } from './visit-details';
import { VisitProperty } from './visit-property';
import { VisitSection } from './visit-section';

interface VisitPageProps {
  details: VisitDetails;
  now: number;
  /** Slots it can be moved to. */
  otherSlots: readonly SlotAvailability[];
  notice?: VisitNotice | undefined;
  refused?: RefusedForm | undefined;
}

/** Result of the visitor's last action. */
export interface VisitNotice {
  kind: 'done' | 'problem';
  text: TextKey;
  /** A sentence about the mail of the change; '' without one. */
  mail?: string;
}

/** The page of a visit, with the actions that are still possible. */
export function VisitPage({ details, now, otherSlots, notice, refused }: VisitPageProps) {
  const { ctx, subject } = details;
  const { t } = ctx;
  return (
    <div className="page form-page">
      <Breadcrumb
        ctx={ctx}
        steps={[
          ...(subject ? [{ name: subject.title, path: subject.path }] : []),
          { name: t('VISIT_YOURS') },
        ]}
      />
      <div className="form-page__columns">
        <div className="my-visit">
          <h1>{t('VISIT_YOURS')}</h1>
          {notice && (
            <p className={NOTICE_CLASSES[notice.kind]} role="status">
              {[t(notice.text, formatVisitValues(details)), notice.mail].filter(Boolean).join(' ')}
            </p>
          )}
          <VisitProperty details={details} />
          <VisitSection {...{ details, now, otherSlots, refused }} message={notice?.text} />
        </div>
        <aside className="form-page__aside">
          <ContactAside ctx={ctx} subject={subject} />
        </aside>
      </div>
    </div>
  );
}

const NOTICE_CLASSES = {
  done: 'my-visit__done',
  problem: 'my-visit__problem',
} as const;
