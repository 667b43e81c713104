import type { CostSubject } from '../../domain/costs/cost-subject';
import type { Situation } from '../../domain/costs/situation';
import type { TextKey } from '../../domain/language/texts';

const SITUATION_TEXTS: Record<Situation, TextKey> = {
  'only-home': 'COSTS_ONLY_HOME',
  'second-home': 'COSTS_SECOND_HOME',
  investment: 'COSTS_INVESTMENT',
  'only-home-plot': 'COSTS_ONLY_HOME_PLOT',
  'other-plot': 'COSTS_OTHER_PLOT',
  occupied: 'COSTS_OCCUPIED',
};

export function getSituationText(situation: Situation, { kind }: CostSubject): TextKey {
  if (kind === 'farmland') return 'COSTS_FARMLAND';
  return kind === 'other' ? 'COSTS_BUSINESS' : SITUATION_TEXTS[situation];
}

const SITUATION_PHRASES: Record<Situation, TextKey> = {
  'only-home': 'COSTS_AS_ONLY_HOME',
  'second-home': 'COSTS_AS_SECOND_HOME',
  investment: 'COSTS_AS_INVESTMENT',
  'only-home-plot': 'COSTS_AS_ONLY_HOME_PLOT',
  'other-plot': 'COSTS_AS_OTHER_PLOT',
  occupied: 'COSTS_AS_OCCUPIED',
};

/** Returns the situation as the end of a sentence: 'as your only home'. */
export const getSituationPhrase = (situation: Situation, { kind }: CostSubject): TextKey =>
  kind === 'other' ? 'COSTS_AS_BUSINESS' : SITUATION_PHRASES[situation];

/** Returns the question that the situations answer. */
export function getQuestionText({ kind }: CostSubject): TextKey {
  if (kind === 'plot' || kind === 'farmland') return 'COSTS_QUESTION_PLOT';
  return kind === 'annuity' ? 'COSTS_QUESTION_ANNUITY' : 'COSTS_QUESTION';
}

/** Returns the name of the price: asking price, price without VAT, or the sum at signing. */
export function getPriceTerm({ kind, vat }: CostSubject): TextKey {
  if (kind === 'annuity') return 'COSTS_BOUQUET';
  return vat ? 'COSTS_PRICE_WITHOUT_VAT' : 'FIELD_ASKING_PRICE';
}
