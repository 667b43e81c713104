import { cityName } from '../../domain/format/address';
import { Links } from '../../platform/mail/parts';
import type { RequestContext } from '../../platform/request-context';
import type { Option } from '../forms/kit/definition/field';
import { toAgency, toVisitor } from '../forms/kit/mail/mails';
import type { FormRoom } from '../forms/kit/submit/handler';
import { propertyTypes } from '../forms/kit/view/property-types';
import { demandRegister } from './form';
import { fromList } from './from-list';
import { offersNow } from './offers-now';

/** A search that the agency keeps beside what comes in (§3, demand register). */
export const demandRegisterRoom: FormRoom<typeof demandRegister> = {
  form: demandRegister,
  load: async ({ ctx, query }) => {
    const options = { types: propertyTypes(ctx), towns: townsOf(ctx) };
    return { options, initial: fromList(query, options) };
  },
  mails: (submission) => {
    const { ctx, staff, answers } = submission;
    const forStaff = offersNow(staff.ctx, answers);
    const forVisitor = offersNow(ctx, answers);
    return [
      toAgency(submission, forStaff && <Links links={[forStaff]} />),
      toVisitor(submission, {
        subject: ctx.t('MAIL_DEMAND_SAVED_SUBJECT'),
        ...(forVisitor && { action: forVisitor }),
      }),
    ];
  },
};

/** The towns of the site by name; two of one name are told apart by their postcodes. */
function townsOf({ snapshot }: RequestContext): Option[] {
  const { towns, configuration } = snapshot.site;
  const called = Map.groupBy(towns, ({ Name }) => Name);
  return towns
    .map(({ Name, Zip, Latitude, Longitude }) => {
      const name = cityName(Name, configuration.listings);
      const isOneOfTwo = (called.get(Name)?.length ?? 0) > 1;
      return {
        value: `${Name}|${Zip}`,
        text: isOneOfTwo ? `${name} (${Zip})` : name,
        place: [Latitude, Longitude] satisfies Option['place'],
      };
    })
    .toSorted((a, b) => a.text.localeCompare(b.text, 'fr'));
}
