import * as v from 'valibot';
import { formatAddress, formatCityName } from '../../../../domain/format/address';
import { createJsonColumn } from '../../../../platform/d1-rows';
import type { RequestContext } from '../../../../platform/request-context';
import type { Subject } from './subject';

/**
 * What a property or project was when somebody sent a form about it. It stays with the row, since a listing
 * leaves the catalogue while visits to it are booked and offers on it are open.
 */
export const StoredSubject = v.object({
  /** 'Hoeve te koop in Lier [2500], ref. 84213' */
  title: v.string(),
  town: v.string(),
  /** The complete address of a visit, published or not; of a lead '' if it was not (decision 11). */
  address: v.string(),
  isAddressPublished: v.boolean(),
  hasParking: v.boolean(),
  /** Who manages it: the agent, or the agency. */
  agent: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
});
export type StoredSubject = v.InferOutput<typeof StoredSubject>;

/** The column that holds it; null in rows about nothing, and in those that an older release wrote. */
export const SubjectColumn = v.fallback(v.nullable(createJsonColumn(StoredSubject)), null);

/** Describes a property or project for the row of a lead: whoever asked for their data is handed the row. */
export function describeForLead(ctx: RequestContext, subject: Subject): StoredSubject {
  const about = describeSubject(ctx, subject);
  return about.isAddressPublished ? about : { ...about, address: '' };
}

/** Describes a property or project as it is now, in the language of `ctx`. */
export function describeSubject(ctx: RequestContext, subject: Subject): StoredSubject {
  const { agency, listings } = ctx.snapshot.site.configuration;
  const { title, agent, kind, record } = subject;
  const isProperty = kind === 'property';
  return {
    title,
    town: formatCityName(record.City, listings),
    address: formatAddress(
      { ...record, PublishAddress: true },
      { listings, language: ctx.language },
    ),
    isAddressPublished: isProperty ? record.PublishAddress : record.PublicAddress,
    hasParking:
      isProperty &&
      (record.HasParking === true ||
        (record.NumberOfParkings ?? 0) + (record.NumberOfExternalParkings ?? 0) > 0),
    agent: {
      name: agent?.name ?? agency.name,
      email: agent?.email || agency.email,
      phone: agent?.phone || agency.phone,
    },
  };
}
