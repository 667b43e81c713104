import * as v from 'valibot';
import advertisementRules from '../../../data/law/advertisement-rules.json';
import { IsoDate } from '../catalogue/record-values';
import { Region } from './region';

const AdvertisementRuleId = v.picklist([
  'epc-label',
  'epc-number',
  'epc-expired',
  'co2',
  'rent',
  'charges',
  'deposit',
  'agency-cost',
  'flood-scores',
  'planning-answers',
  'domicile',
  'regional-term',
]);
export type AdvertisementRuleId = v.InferOutput<typeof AdvertisementRuleId>;

/** A rule on what an advertisement must, or must not, say. */
const AdvertisementRule = v.strictObject({
  id: AdvertisementRuleId,
  /** An error keeps the whole snapshot from being loaded. */
  level: v.picklist(['warning', 'error']),
  regions: v.array(Region),
  since: IsoDate,
  source: v.pipe(v.string(), v.nonEmpty()),
});
export type AdvertisementRule = v.InferOutput<typeof AdvertisementRule>;

const { checkedOn, rules } = v.parse(
  v.strictObject({ checkedOn: IsoDate, rules: v.array(AdvertisementRule) }),
  advertisementRules,
);

/** The day on which somebody last compared the rules with the law. */
export const ADVERTISEMENT_RULES_CHECKED_ON = checkedOn;

const RULES = new Map(rules.map((rule) => [rule.id, rule]));

/** Returns a rule if it holds in a region; undefined abroad. */
export function findAdvertisementRule(
  id: AdvertisementRuleId,
  region: Region | undefined,
): AdvertisementRule | undefined {
  const rule = RULES.get(id);
  return region && rule?.regions.includes(region) ? rule : undefined;
}
