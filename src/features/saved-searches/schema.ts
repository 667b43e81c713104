import * as v from 'valibot';
import { EPC_LETTERS } from '../../domain/catalogue/epc-letters';
import { listSaleKinds, SALE_KINDS } from '../../domain/catalogue/sale-kind';
import { HOME_SITUATIONS } from '../../domain/costs/situation';
import type { FieldOfKind, RangeField, State } from '../../domain/criteria/criteria';
import {
  CRITERION_NAMES,
  getCriterion,
  getCriterionFields,
  getRangeEnds,
  MAX_PLACES,
  RANGE_ENDS,
  STATES,
} from '../../domain/criteria/criteria';
import type { TextKey } from '../../domain/language/texts';
import { readPostcodeList } from '../../domain/typed-values/read-postcode';
import { PLAN_TEXTS } from '../../views/facts/all-in-words';
import {
  CheckboxSchema,
  dynamicMultipleChoice,
  optionalChoice,
  requiredChoice,
} from '../forms/kit/definition/choice-schemas';
import type { FieldOption } from '../forms/kit/definition/field';
import { isRepeated, NEW_PASSWORD_ENTRIES } from '../forms/kit/definition/password';
import { WRITER_ENTRIES } from '../forms/kit/definition/person-fields';
import {
  asTextKey,
  DrawnShapeSchema,
  LineSchema,
  MapBoundsSchema,
  optionalMultiline,
} from '../forms/kit/definition/schemas';
import {
  OptionalPhoneSchema,
  optionalInteger,
  optionalMoney,
} from '../forms/kit/definition/typed-schemas';
import type { AlertFrequency } from './alert-times';
import { ALERT_FREQUENCIES } from './alert-times';

export const SEARCH_GOALS = [
  { value: 'buy', label: 'GOAL_BUY' },
  { value: 'rent', label: 'GOAL_RENT' },
] as const satisfies FieldOption[];

const FREQUENCY_LABELS = {
  immediate: 'SAVED_SEARCH_FREQUENCY_IMMEDIATE',
  daily: 'SAVED_SEARCH_FREQUENCY_DAILY',
  weekly: 'SAVED_SEARCH_FREQUENCY_WEEKLY',
} as const satisfies Record<AlertFrequency, TextKey>;

/** How often alerts come, with its label. */
export const FREQUENCY_OPTIONS = ALERT_FREQUENCIES.map((value) => ({
  value,
  label: FREQUENCY_LABELS[value],
}));
const STATE_LABELS: Record<State, TextKey> = {
  available: 'FILTER_STATE_AVAILABLE',
  option: 'UNDER_OPTION',
  new: 'NEW',
};
export const STATE_OPTIONS: readonly FieldOption[] = STATES.map((state) => ({
  value: state,
  label: STATE_LABELS[state],
}));

export const EPC_OPTIONS: readonly FieldOption[] = EPC_LETTERS.map((letter) => ({
  value: letter,
  text: letter,
}));

/** The plans of a buyer; without one the dearest counts (decision 104). */
export const SITUATION_OPTIONS = [
  ...HOME_SITUATIONS.map((value) => ({ value, label: PLAN_TEXTS[value] })),
  { value: '', label: 'SAVED_SEARCH_SITUATION_UNKNOWN' },
] satisfies FieldOption[];

/** '6940, 6900 6890' → '6940, 6900, 6890': postcodes, each once. */
const ZipListSchema = v.pipe(
  LineSchema,
  v.transform(readPostcodeList),
  v.check((zips) => zips.every((zip) => /^\d{4,5}$/.test(zip)), 'ALERT_ZIP_INVALID'),
  v.transform((zips) => zips.join(', ')),
);

const zoneChoice = () =>
  v.pipe(dynamicMultipleChoice(), v.maxLength(MAX_PLACES, asTextKey('ALERT_ZONES_TOO_MANY')));

type RangeSchema = ReturnType<typeof optionalMoney>;

const RANGE_ENTRIES = Object.fromEntries(
  RANGE_ENDS.map(({ criterion: { unit, maxDigits }, field }) => [
    field,
    unit === 'euro' ? optionalMoney(10 ** maxDigits - 1) : optionalInteger(0, 10 ** maxDigits - 1),
  ]),
) as Record<RangeField, RangeSchema>;

const FLAG_ENTRIES = Object.fromEntries(
  CRITERION_NAMES.filter((name) => getCriterion(name).kind === 'flag')
    .flatMap(getCriterionFields)
    .map((field) => [field, CheckboxSchema]),
) as Record<FieldOfKind<'flag'>, typeof CheckboxSchema>;

/** The criteria of a search, field by field (§3, demand register); `towns` and `area` are its cities and shape. */
export const SEARCH_ENTRIES = {
  goal: requiredChoice(SEARCH_GOALS, 'ALERT_GOAL_EMPTY'),
  types: v.pipe(dynamicMultipleChoice(), v.minLength(1, asTextKey('ALERT_TYPES_EMPTY'))),
  towns: zoneChoice(),
  regions: zoneChoice(),
  area: DrawnShapeSchema,
  zips: ZipListSchema,
  bounds: MapBoundsSchema,
  situation: optionalChoice(SITUATION_OPTIONS),
  epc: optionalChoice(EPC_OPTIONS),
  state: optionalChoice(STATE_OPTIONS),
  saleKind: optionalChoice(SALE_KINDS.map((value) => ({ value }))),
  ...RANGE_ENTRIES,
  ...FLAG_ENTRIES,
};

/** The answers about a search: its name, which the register's own form does not ask, and its criteria. */
const SEARCH_ANSWERS = {
  searchName: v.pipe(LineSchema, v.maxLength(80, asTextKey('ALERT_TOO_LONG'))),
  ...SEARCH_ENTRIES,
};

const SearchAnswersSchema = v.object(SEARCH_ANSWERS);

/** Refuses a range whose lowest value is above its highest one, at the latter; an empty end is open. */
const checkRanges = <Answers extends object>() =>
  v.rawCheck<Answers>(({ dataset: { value }, addIssue }) => {
    const answers = value as Partial<Record<string, unknown>>;
    for (const [lowest, highest] of CRITERION_NAMES.map(getRangeEnds)) {
      if (!lowest || !highest) continue;
      const [min, max] = [answers[lowest.field], answers[highest.field]];
      if (typeof min !== 'number' || typeof max !== 'number' || min <= max) continue;
      addIssue({
        message: asTextKey('ALERT_RANGE_INVALID'),
        path: [{ type: 'object', origin: 'value', input: answers, key: highest.field, value: max }],
      });
    }
  });

/** Whether a kind of sale stands under the goal. */
const isKindOfGoal = ({ goal, saleKind }: Record<'goal' | 'saleKind', string>): boolean =>
  saleKind === '' ||
  listSaleKinds(goal === 'rent' ? goal : 'sale').some((kind) => kind === saleKind);

const KIND_FIELDS = [['goal'], ['saleKind']] as const;

/** A zone: a city, a region, a shape or a part of the map or a postcode (§5). */
const hasZone = ({
  towns,
  regions,
  area,
  bounds,
  zips,
}: Pick<
  v.InferOutput<typeof SearchAnswersSchema>,
  'towns' | 'regions' | 'area' | 'bounds' | 'zips'
>): boolean =>
  towns.length + regions.length > 0 || [area, bounds, zips].some((text) => text !== '');

const ZONE_FIELDS = [['towns'], ['regions'], ['area'], ['bounds'], ['zips']] as const;

/** A search with at least one type and one zone. */
export const SavedSearchSchema = v.pipe(
  SearchAnswersSchema,
  v.forward(v.partialCheck(ZONE_FIELDS, hasZone, asTextKey('ALERT_ZONES_EMPTY')), ['towns']),
  v.forward(v.partialCheck(KIND_FIELDS, isKindOfGoal, asTextKey('ALERT_SALE_KIND_GOAL')), [
    'saleKind',
  ]),
  checkRanges(),
);

/** The same with the person, and the password of the account that they get. */
export const DemandRegisterSchema = v.pipe(
  v.object({
    ...SEARCH_ANSWERS,
    frequency: requiredChoice(FREQUENCY_OPTIONS),
    ...WRITER_ENTRIES,
    phone: OptionalPhoneSchema,
    ...NEW_PASSWORD_ENTRIES,
    remark: optionalMultiline(),
  }),
  v.forward(v.partialCheck(ZONE_FIELDS, hasZone, asTextKey('ALERT_ZONES_EMPTY')), ['towns']),
  v.forward(v.partialCheck(KIND_FIELDS, isKindOfGoal, asTextKey('ALERT_SALE_KIND_GOAL')), [
    'saleKind',
  ]),
  checkRanges(),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirm']],
      isRepeated,
      asTextKey('ALERT_PASSWORD_MISMATCH'),
    ),
    ['passwordConfirm'],
  ),
);
