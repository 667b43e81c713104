import type { Property } from '../../../domain/catalogue/property';
import { getTextLang } from '../../../domain/catalogue/text-language';
import { addDays, toBrusselsDay } from '../../../domain/format/brussels-day';
import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { formatDate } from '../../../domain/format/date';
import { DOT } from '../../../domain/format/dot';
import { formatNumber } from '../../../domain/format/number';
import { formatPhone } from '../../../domain/format/phone';
import { listPropertyPapers } from '../../../domain/law/property-documents';
import { findAgent } from '../../../domain/site/agent';
import type { TeamMember } from '../../../domain/site/team';
import type { Account } from '../../../platform/accounts/account';
import { composeMail } from '../../../platform/mail/compose-mail';
import type { Mail } from '../../../platform/mail/mail';
import { MailButton, MailFacts } from '../../../platform/mail/mail-blocks';
import {
  MailClosing,
  MailGreeting,
  MailHeading,
  MailNote,
  MailParagraph,
} from '../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../platform/request-context';
import { PAPER_NAMES } from '../../../views/facts/paper-names';
import { getPortalPath } from '../portal-shell';
import type { OwnedWeek, WeekEvent, WeekRange } from './weeks-store';

/** A week of a property, with its record in the owner's language. */
export interface PropertyWeek extends OwnedWeek {
  property: Property;
}

export interface DigestContent {
  account: Account;
  weeks: readonly PropertyWeek[];
  range: WeekRange;
  stopUrl: string;
  now: number;
}

const MAX_EVENTS = 5;

/** Composes the weekly mail of an owner: the next visit first, then figures, events and missing documents. */
export function composeDigestMail(
  ctx: RequestContext,
  { account, weeks, range, stopUrl, now }: DigestContent,
): Mail {
  const { t, origin } = ctx;
  const [first] = weeks;
  const agents = new Set(weeks.map(({ property }) => findAgent(ctx.snapshot.site.team, property)));
  // Of several agents each is named with what they sell, and none signs for the others.
  const [agent] = agents.size === 1 ? agents : [];
  const count = weeks.reduce((sum, week) => sum + week.views, 0);
  const several = weeks.length > 1;
  return composeMail(
    ctx,
    {
      to: account.email,
      ...(agent?.email && { replyTo: agent.email }),
      subject: t(several ? 'MAIL_OWNER_WEEK_SUBJECT_ALL' : 'MAIL_OWNER_WEEK_SUBJECT', { count }),
      heading: t(several ? 'MAIL_OWNER_WEEK_HEADING_ALL' : 'MAIL_OWNER_WEEK_HEADING'),
      reason: t('MAIL_OWNER_WEEK_WHY'),
      unsubscribeUrl: stopUrl,
      kind: 'week of an owner',
    },
    <>
      <MailGreeting sender={ctx} name={account.name} />
      {weeks.map((week) => (
        <PropertyPart
          key={week.id}
          {...{ ctx, week, range, now }}
          agent={agents.size > 1 ? findAgent(ctx.snapshot.site.team, week.property) : undefined}
        />
      ))}
      {first && (
        <MailButton href={origin + getPortalPath(ctx, first.id)}>{t('OWNER_PORTAL')}</MailButton>
      )}
      <MailClosing sender={ctx} name={agent?.name} phone={agent?.phone} />
    </>,
  );
}

function PropertyPart({
  ctx,
  week: { id, property, views, viewsBefore, events, next },
  range: { from, middle, to },
  now,
  agent,
}: {
  ctx: RequestContext;
  week: PropertyWeek;
  range: WeekRange;
  now: number;
  /** Who sells or lets it, if others sell what stands beside it. */
  agent: TeamMember | undefined;
}) {
  const { t, language } = ctx;
  const papers = listPropertyPapers(property, toBrusselsDay(new Date(now)));
  const missing = papers.filter(({ state }) => state !== 'present');
  return (
    <>
      <MailHeading lang={getTextLang(property, language)}>
        {`${property.TypeDescription}${DOT}${t('REFERENCE_ID', { id })}`}
      </MailHeading>
      {next && (
        <MailParagraph>
          {t('MAIL_OWNER_WEEK_NEXT', {
            date: formatLongDate(next.happenedAt, language),
            time: formatTimeOfDay(next.happenedAt, language),
          })}
        </MailParagraph>
      )}
      <MailFacts
        rows={[
          [
            t('MAIL_OWNER_WEEK_VIEWS', {
              from: formatDate(middle),
              to: formatDate(addDays(to, -1)),
            }),
            formatNumber(views),
          ],
          // A week that the property was online for a part of is no comparison.
          [
            t('MAIL_OWNER_WEEK_BEFORE'),
            (property.DatePosted ?? '') > from ? undefined : formatNumber(viewsBefore),
          ],
          ...events
            .slice(0, MAX_EVENTS)
            .map(
              (event) =>
                [formatLongDate(event.happenedAt, language), describe(ctx, event)] as const,
            ),
          [
            t('OWNER_PAPERS_MISSING', { missing: missing.length, count: papers.length }),
            missing.map(({ id: paper }) => t(PAPER_NAMES[paper])).join('\n'),
          ],
          [
            t('OWNER_YOUR_AGENT'),
            agent && [agent.name, formatPhone(agent.phone)].filter(Boolean).join(', '),
          ],
        ]}
      />
      {events.length > MAX_EVENTS && <MailParagraph>{t('MAIL_OWNER_WEEK_MORE')}</MailParagraph>}
      {missing.length > 0 && <MailNote>{t('OWNER_PAPERS_NOTE')}</MailNote>}
    </>
  );
}

const describe = ({ t }: RequestContext, { subject, status }: WeekEvent): string =>
  subject || t(status === 'cancelled' ? 'OWNER_VISIT_CANCELLED' : 'OWNER_VISIT_BOOKED');
