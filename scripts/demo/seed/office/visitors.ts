import type { Language } from '../../../../src/domain/language/language.ts';

/** Somebody who wrote to the agency. Nobody of them exists: the addresses and numbers belong to nobody. */
export interface DemoVisitor {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** The language of the pages that they used. */
  language: Language;
}

const createVisitor = (
  firstName: string,
  lastName: string,
  language: 'nl' | 'fr',
  digits: string,
): DemoVisitor => ({
  ...{ firstName, lastName, language },
  email: `${toMailbox(firstName)}.${toMailbox(lastName)}@${DOMAINS[language]}`,
  phone: `0470 00 ${digits}`,
});

const DOMAINS = { nl: 'voorbeeld.example', fr: 'exemple.example' };

/** 'Céline' → 'celine' */
const toMailbox = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

export const VISITORS = {
  an: createVisitor('An', 'Claes', 'nl', '34 01'),
  pieter: createVisitor('Pieter', 'Goossens', 'nl', '34 02'),
  els: createVisitor('Els', 'Vermeersch', 'nl', '34 03'),
  karim: createVisitor('Karim', 'Haddad', 'nl', '34 04'),
  lotte: createVisitor('Lotte', 'Smets', 'nl', '34 05'),
  jeroen: createVisitor('Jeroen', 'Dewulf', 'nl', '34 06'),
  hilde: createVisitor('Hilde', 'Baert', 'nl', '34 07'),
  wim: createVisitor('Wim', 'Janssens', 'nl', '34 08'),
  greet: createVisitor('Greet', 'Aerts', 'nl', '34 09'),
  fiona: createVisitor('Fiona', 'Grant', 'nl', '34 10'),
  sophie: createVisitor('Sophie', 'Lambert', 'fr', '34 11'),
  thierry: createVisitor('Thierry', 'Marchal', 'fr', '34 12'),
  olivier: createVisitor('Olivier', 'Hubin', 'fr', '34 13'),
  julie: createVisitor('Julie', 'Dupuis', 'fr', '34 14'),
  nadia: createVisitor('Nadia', 'Benali', 'fr', '34 15'),
  celine: createVisitor('Céline', 'Noël', 'fr', '34 16'),
  marc: createVisitor('Marc', 'Fontaine', 'fr', '34 17'),
  benoit: createVisitor('Benoît', 'Servais', 'fr', '34 18'),
  anne: createVisitor('Anne-Marie', 'Gillet', 'fr', '34 19'),
  katrin: createVisitor('Katrin', 'Schäfer', 'fr', '34 20'),
} as const satisfies Record<string, DemoVisitor>;
export type VisitorName = keyof typeof VISITORS;
