import { formatCityName } from '../../domain/format/address';
import { MailLinks } from '../../platform/mail/mail-parts';
import type { RequestContext } from '../../platform/request-context';
import type { FieldOption } from '../forms/kit/definition/field';
import { composeAgencyMail, composeVisitorMail } from '../forms/kit/mail/submission-mails';
import type { FormHandler } from '../forms/kit/submit/handler';
import { getPropertyTypeOptions } from '../forms/kit/view/property-type-options';
import { demandRegisterForm } from './form';
import { readListingPrefill } from './listing-prefill';
import { findMatchingListing } from './matching-listing';

/** A search that the agency keeps beside what comes in (§3, demand register). */
export const demandRegisterHandler: FormHandler<typeof demandRegisterForm> = {
  form: demandRegisterForm,
  present: ({ ctx, query }) => {
    const options = { types: getPropertyTypeOptions(ctx), towns: buildTownOptions(ctx) };
    return { options, initialValues: readListingPrefill(query, options) };
  },
  composeMails: (submission) => {
    const { ctx, staffContext, answers } = submission;
    const forStaff = findMatchingListing(staffContext.ctx, answers);
    const forVisitor = findMatchingListing(ctx, answers);
    return [
      composeAgencyMail(submission, forStaff && <MailLinks links={[forStaff]} />),
      composeVisitorMail(submission, {
        subject: ctx.t('MAIL_DEMAND_SAVED_SUBJECT'),
        ...(forVisitor && { action: forVisitor }),
      }),
    ];
  },
};

/** The towns of the site by name; two of one name are told apart by their postcodes. */
function buildTownOptions({ snapshot }: RequestContext): FieldOption[] {
  const { towns, configuration } = snapshot.site;
  const called = Map.groupBy(towns, ({ Name }) => Name);
  return towns
    .map(({ Name, Zip, Latitude, Longitude }) => {
      const name = formatCityName(Name, configuration.listings);
      const isOneOfTwo = (called.get(Name)?.length ?? 0) > 1;
      return {
        value: `${Name}|${Zip}`,
        text: isOneOfTwo ? `${name} (${Zip})` : name,
        coordinates: [Latitude, Longitude] satisfies FieldOption['coordinates'],
      };
    })
    .toSorted((a, b) => a.text.localeCompare(b.text, 'fr'));
}
