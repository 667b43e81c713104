import { toCityId } from '../../domain/catalogue/listing/listing-index';
import { formatCityName } from '../../domain/format/address';
import { MailLinks } from '../../platform/mail/mail-parts';
import type { RequestContext } from '../../platform/request-context';
import type { FieldOption } from '../forms/kit/definition/field';
import { composeAgencyMail, composeVisitorMail } from '../forms/kit/mail/submission-mails';
import type { FormHandler } from '../forms/kit/submit/handler';
import { getPropertyTypeOptions } from '../forms/kit/view/property-type-options';
import { demandRegisterForm } from './form';
import { readListingPrefill } from './listing-prefill';
import { renderMatches } from './matches';
import { buildMatchesLink } from './matches-link';
import { DemandNextSteps } from './next-steps';
import { readDemandSearch } from './search';

/** Registers a search; both mails link to the listings that match already (§3, demand register). */
export const demandRegisterHandler: FormHandler<typeof demandRegisterForm> = {
  form: demandRegisterForm,
  present: ({ ctx, query }) => {
    const options = { types: getPropertyTypeOptions(ctx), towns: buildCityOptions(ctx) };
    return { options, initialValues: readListingPrefill(query, options) };
  },
  async renderAside({ ctx }, values) {
    return (
      <>
        {await renderMatches(ctx, readDemandSearch(values))}
        <DemandNextSteps ctx={ctx} />
      </>
    );
  },
  composeMails: (submission) => {
    const { ctx, staffContext, answers } = submission;
    const staffLink = buildMatchesLink(staffContext.ctx, answers);
    const visitorLink = buildMatchesLink(ctx, answers);
    return [
      composeAgencyMail(submission, staffLink && <MailLinks links={[staffLink]} />),
      composeVisitorMail(submission, {
        subject: ctx.t('MAIL_DEMAND_SAVED_SUBJECT'),
        ...(visitorLink && { action: visitorLink }),
      }),
    ];
  },
};

/** Returns the site's cities as options, sorted by name; cities of the same name get their postcode. */
function buildCityOptions({ snapshot }: RequestContext): FieldOption[] {
  const { towns, configuration } = snapshot.site;
  const { index, counts } = snapshot.catalogue;
  const countsByCity = new Map(
    index.cities.map((city, number) => [toCityId(city), counts.byCity[number]]),
  );
  const citiesByName = Map.groupBy(towns, ({ Name }) => Name);
  return towns
    .map((town) => {
      const { Name, Zip, Latitude, Longitude } = town;
      const { sale = 0, rent = 0 } = countsByCity.get(toCityId(town)) ?? {};
      const name = formatCityName(Name, configuration.listings);
      const isAmbiguous = (citiesByName.get(Name)?.length ?? 0) > 1;
      return {
        value: `${Name}|${Zip}`,
        text: isAmbiguous ? `${name} (${Zip})` : name,
        coordinates: [Latitude, Longitude] satisfies FieldOption['coordinates'],
        counts: { buy: sale, rent },
      };
    })
    .toSorted((a, b) => a.text.localeCompare(b.text, 'fr'));
}
