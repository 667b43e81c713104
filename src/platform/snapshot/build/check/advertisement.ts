import { hideFacts } from '../../../../domain/catalogue/hide-facts';
import type { PropertyByLanguage } from '../../../../domain/catalogue/property';
import { getSaleKind } from '../../../../domain/catalogue/sale-kind';
import type { AdvertisementFault } from '../../../../domain/law/advertisement/find-faults';
import { findAdvertisementFaults } from '../../../../domain/law/advertisement/find-faults';
import { DETAILS_FILE, SUMMARIES_FILE } from '../../../../domain/law/advertisement/property-check';
import { ADVERTISEMENT_RULES_CHECKED_ON } from '../../../../domain/law/advertisement-rules';
import type { ListingSettings } from '../../../../domain/site/configuration/listings';
import { joinProperties } from '../join-properties';
import { findAvailabilityDoubt } from './availability-doubt';
import { CONFIGURATION_FILE } from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createNoteFinding, createWarningFinding } from './finding';
import { findPriceDoubt } from './price-doubt';

/** A law may have changed in this time: the check asks to compare the rules with it again. */
const MAX_AGE_MONTHS = 12;

/**
 * Finds what the law on advertisements asks of each property and region (data/law). The level of a
 * finding is that of its rule, which the message names.
 */
export const ADVERTISEMENT_RULE: SnapshotRule = {
  requiredFiles: [],
  *checkProperties({ source }, slice) {
    // Undefined where the configuration is invalid: nothing is hidden then.
    const configuration: Partial<typeof source>[typeof CONFIGURATION_FILE] =
      source[CONFIGURATION_FILE];
    for (const property of joinProperties(slice)) {
      yield* findLegalFaults(property, configuration?.listings);
      const [kind, kindInFrench] = [getSaleKind(property.nl), getSaleKind(property.fr)];
      if (kind !== kindInFrench)
        yield createWarningFinding(
          DETAILS_FILE,
          `${property.fr.ID} fr`,
          'Goal',
          `with its other fields makes it a ${kindInFrench} in fr and a ${kind} in nl`,
        );
      for (const record of [property.nl, property.fr]) {
        const name = `${record.ID} ${record.language}`;
        const doubt = findPriceDoubt(record);
        if (doubt) yield createWarningFinding(SUMMARIES_FILE, name, 'Price', doubt);
        const late = findAvailabilityDoubt(record);
        if (late) yield createWarningFinding(DETAILS_FILE, name, 'Availability', late);
      }
    }
  },
  *check() {
    const age = countMonthsSince(ADVERTISEMENT_RULES_CHECKED_ON, new Date());
    if (age >= MAX_AGE_MONTHS)
      yield createNoteFinding(
        'data/law/advertisement-rules.json',
        '',
        '',
        `the advertisement rules were last compared with the law ${age} months ago`,
      );
  },
};

/**
 * Finds what the law asks and the record lacks, and what the record has and a display rule hides: an advertisement is
 * what is shown.
 */
function* findLegalFaults(
  property: PropertyByLanguage,
  listings: ListingSettings | undefined,
): Iterable<Finding> {
  const own = findAdvertisementFaults(property);
  const shown = listings ? hideFacts(property, listings) : property;
  const isSame = (fault: AdvertisementFault) =>
    own.some(({ rule, language }) => rule === fault.rule && language === fault.language);
  const hidden =
    shown === property ? [] : findAdvertisementFaults(shown).filter((fault) => !isSame(fault));
  for (const fault of own) yield toFinding(property, fault, fault.problem);
  for (const fault of hidden)
    yield toFinding(
      property,
      fault,
      `${fault.problem}, since a rule of listings.factRules in ${CONFIGURATION_FILE} hides it`,
    );
}

const toFinding = (
  { nl }: PropertyByLanguage,
  { rule, file, field, language }: AdvertisementFault,
  problem: string,
): Finding => ({
  level: rule.level,
  file,
  record: `${nl.ID} ${language}`,
  field,
  message: `${problem} (rule ${rule.id})`,
});

const countMonthsSince = (day: string, now: Date): number =>
  (now.getUTCFullYear() - Number(day.slice(0, 4))) * 12 +
  now.getUTCMonth() +
  1 -
  Number(day.slice(5, 7));
