import type { CriterionName, RangeEnd } from '../../domain/criteria/criteria';
import {
  CRITERION_NAMES,
  getCriterion,
  getCriterionFields,
  getRangeEnds,
} from '../../domain/criteria/criteria';
import type { Field, FormPart } from '../forms/kit/definition/field';
import type { FormStep } from '../forms/kit/definition/form';
import { EPC_OPTIONS, SEARCH_GOALS, SITUATION_OPTIONS, STATE_OPTIONS } from './schema';

/** The criteria that say what and where; the others are wishes. */
const WHERE: readonly CriterionName[] = ['type', 'places', 'bounds'];

/** A rent has no price all-in (decision 104). */
const IS_BUYER = { field: 'goal', is: ['buy'] } as const;

export const GOAL_PART = {
  ...{ kind: 'radios', name: 'goal', label: 'SAVED_SEARCH_GOAL', options: SEARCH_GOALS },
} as const satisfies Field;

/** The fields that say what and where (§3, demand register). */
const WHERE_PARTS: readonly FormPart[] = [GOAL_PART, ...WHERE.flatMap(createParts)];

const WISHES = CRITERION_NAMES.filter(
  (name) => !WHERE.includes(name) && getCriterion(name).isKept !== false,
);
const isFlag = (name: CriterionName): boolean => getCriterion(name).kind === 'flag';

/** The fields of the wishes: price, rooms, surfaces; what a home must have stands together. */
const WISH_PARTS: readonly FormPart[] = [
  ...WISHES.filter((name) => !isFlag(name)).flatMap(createParts),
  {
    kind: 'group',
    legend: 'SAVED_SEARCH_FLAGS',
    fields: WISHES.filter(isFlag).map((name): Field => ({ kind: 'checkbox', ...getTexts(name) })),
  },
];

/** The steps about a search, which come first in each form of one. */
export const SEARCH_STEPS = [
  { title: 'SAVED_SEARCH_STEP_WHERE', parts: WHERE_PARTS },
  { title: 'SAVED_SEARCH_STEP_WISHES', parts: WISH_PARTS },
] as const satisfies readonly FormStep[];

/** Creates the fields of a criterion in the form of a search. */
function createParts(name: CriterionName): FormPart[] {
  const criterion = getCriterion(name);
  const texts = getTexts(name);
  switch (criterion.kind) {
    case 'number':
    case 'price':
    case 'all-in': {
      const fields = getRangeEnds(name).map(createRangeField);
      return fields.length > 1 ? [{ kind: 'row', fields }] : fields;
    }
    case 'types':
      return [{ kind: 'checkboxes', ...texts, options: 'dynamic' }];
    case 'places':
      return createPlaceParts();
    case 'situation':
      return [{ kind: 'radios', ...texts, options: SITUATION_OPTIONS, when: IS_BUYER }];
    case 'epc':
      return [{ kind: 'select', ...texts, width: 'medium', options: EPC_OPTIONS }];
    case 'state':
      return [{ kind: 'select', ...texts, width: 'medium', options: STATE_OPTIONS }];
    case 'saleKind':
      return [{ kind: 'select', ...texts, width: 'medium', options: 'dynamic' }];
    case 'bounds':
      return [{ kind: 'kept', ...texts }];
    case 'flag':
    case 'words':
    case 'closed':
      return [];
  }
}

function createRangeField({ criterion: { kind, unit, fields }, field }: RangeEnd): Field {
  const { label, hint } = fields[field] ?? {};
  return {
    ...(unit === 'euro'
      ? { kind: 'money', width: 'medium' }
      : { kind: 'number', width: 'short', ...(unit === 'squareMetres' && { unit: 'm²' }) }),
    name: field,
    label: label ?? 'SAVED_SEARCH_ZONES',
    ...(hint && { hint }),
    ...(kind === 'all-in' && { when: IS_BUYER }),
  };
}

/** Returns name and texts of the only field of a criterion. */
function getTexts(name: CriterionName): Pick<Field, 'name' | 'label' | 'hint'> {
  const [field = name] = getCriterionFields(name);
  const { label = getCriterion(name).label, hint } = getCriterion(name).fields[field] ?? {};
  return { name: field, label, ...(hint && { hint }) };
}

function createPlaceParts(): FormPart[] {
  return [
    {
      kind: 'zones',
      name: 'towns',
      label: 'SAVED_SEARCH_ZONES',
      hint: 'SAVED_SEARCH_ZONES_HINT',
      map: 'SAVED_SEARCH_MAP',
      shape: 'area',
      goal: 'goal',
      options: 'dynamic',
    },
    { kind: 'shape', name: 'area', label: 'SAVED_SEARCH_SHAPE' },
    { kind: 'checkboxes', name: 'regions', label: 'SAVED_SEARCH_REGIONS', options: 'dynamic' },
    {
      kind: 'text',
      name: 'zips',
      label: 'SAVED_SEARCH_ZIPS',
      hint: 'SAVED_SEARCH_ZIPS_HINT',
      width: 'medium',
    },
  ];
}
