import type { Property } from '../../domain/catalogue/property';
import type { SourcedFact } from '../../domain/catalogue/second-home';
import { findSourcedFact } from '../../domain/catalogue/second-home';
import type { TextKey } from '../../domain/language/texts';

const MAY_TEXTS = {
  yes: 'SECOND_HOME_YES',
  no: 'SECOND_HOME_NO',
  permit: 'SECOND_HOME_PERMIT',
} as const;
const HOLDING_TEXTS = {
  own: 'SECOND_HOME_HOLDING_OWN',
  share: 'SECOND_HOME_HOLDING_SHARE',
  leasehold: 'SECOND_HOME_HOLDING_LEASEHOLD',
  lease: 'SECOND_HOME_HOLDING_LEASE',
} as const;

/** What a second home may be used for, as its page and the comparison print it. */
export interface SecondHomeAnswer extends Pick<SourcedFact<unknown>, 'source' | 'date'> {
  question: TextKey;
  answer: TextKey;
  note: string | undefined;
}

/** What it costs each year, in euros. */
export interface YearlyCost extends SourcedFact<number> {
  name: TextKey;
}

/** Returns the answers of a property that have a source, in the order in which buyers ask. */
export function listSecondHomeAnswers(property: Property): SecondHomeAnswer[] {
  const domicile = findSourcedFact(property, 'Domicile');
  const letting = findSourcedFact(property, 'HolidayLetting');
  const holding = findSourcedFact(property, 'GroundHolding');
  return [
    ...toAnswer(
      'SECOND_HOME_DOMICILE',
      domicile,
      domicile && MAY_TEXTS[domicile.value],
      property.DomicileNote,
    ),
    ...toAnswer(
      'SECOND_HOME_LETTING',
      letting,
      letting && MAY_TEXTS[letting.value],
      property.HolidayLettingNote,
    ),
    ...toAnswer(
      'SECOND_HOME_HOLDING',
      holding,
      holding && HOLDING_TEXTS[holding.value],
      property.GroundHoldingNote,
    ),
  ];
}

const toAnswer = (
  question: TextKey,
  fact: Pick<SecondHomeAnswer, 'source' | 'date'> | undefined,
  answer: TextKey | undefined,
  note: string | undefined,
): SecondHomeAnswer[] =>
  fact && answer ? [{ question, answer, note, source: fact.source, date: fact.date }] : [];

/** Returns the costs of a year that have a source. */
export const listYearlyCosts = (property: Property): YearlyCost[] =>
  (
    [
      ['SecondHomeTax', 'SECOND_HOME_TAX'],
      ['ParkCharges', 'SECOND_HOME_CHARGES'],
    ] as const
  ).flatMap(([field, name]) => {
    const fact = findSourcedFact(property, field);
    return fact ? [{ ...fact, name }] : [];
  });
