import type { CriterionName, RangeField } from '../../domain/criteria/criteria';
import {
  CRITERION_NAMES,
  getCriterion,
  getRangeEnds,
  omitEmpty,
} from '../../domain/criteria/criteria';
import type { AddressContext } from '../../domain/criteria/criteria-address';
import { readCriterion } from '../../domain/criteria/criteria-address';
import { readMoney } from '../../domain/typed-values/read-money';
import { cleanLine } from '../../domain/typed-values/written-text';

/** A value of an address that asks for a criterion in words that no list reads. */
export interface UnreadValue {
  name: CriterionName;
  parameter: string;
  /** As it was written, not longer than a line shows. */
  text: string;
  /** The amount that was probably meant, and the end of a range that it is. */
  meant?: { field: RangeField; amount: number } | undefined;
}

const MAX_VALUES = 5;
const MAX_LENGTH = 40;
/** What a form without script sends of a field that asks for nothing. */
const NOTHING = ['', '0'];

/** The parameters of addresses by their criterion, in the order of the table. */
const PARAMETERS = CRITERION_NAMES.flatMap((name) =>
  [...new Set(Object.values(getCriterion(name).fields).map(({ parameter }) => parameter))].map(
    (parameter) => ({ name, parameter }),
  ),
);

/** Lists what an address asks for and restricts nothing since it cannot be read: 'budget=300k'. */
export function listUnreadValues(
  search: URLSearchParams,
  isAsked: (name: CriterionName) => boolean,
  context: AddressContext,
): UnreadValue[] {
  const written = new Set(search.keys());
  return PARAMETERS.filter(({ name, parameter }) => written.has(parameter) && isAsked(name))
    .flatMap(({ name, parameter }) =>
      [...new Set(search.getAll(parameter).map(cleanLine))]
        .filter((text) => !NOTHING.includes(text) && !isRead(name, parameter, text, context))
        .map((text) => ({
          ...{ name, parameter, text: [...text].slice(0, MAX_LENGTH).join('') },
          meant: findMeant(name, parameter, text),
        })),
    )
    .slice(0, MAX_VALUES);
}

const isRead = (
  name: CriterionName,
  parameter: string,
  text: string,
  context: AddressContext,
): boolean =>
  Object.keys(omitEmpty(readCriterion(new URLSearchParams([[parameter, text]]), name, context)))
    .length > 0;

function findMeant(name: CriterionName, parameter: string, text: string): UnreadValue['meant'] {
  const end = getRangeEnds(name).find(
    ({ criterion, field }) =>
      criterion.unit === 'euro' && getCriterion(name).fields[field]?.parameter === parameter,
  );
  if (!end) return undefined;
  const reading = readMoney(text, { min: 1, max: 10 ** end.criterion.maxDigits - 1, decimals: 2 });
  const amount = reading.ok ? undefined : reading.understood;
  return amount === undefined ? undefined : { field: end.field, amount: Math.round(amount) };
}
