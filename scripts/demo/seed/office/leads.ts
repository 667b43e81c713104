import type { FieldValues } from '../../../../src/features/forms/kit/definition/parse-answers.ts';
import type { VisitorName } from './visitors.ts';

/** Actions of staff on a lead; hours are counted from the moment it came. */
export interface DemoWork {
  state: 'taken' | 'answered' | 'closed';
  /** Who of staff took it: the part of the address before the @. */
  by: 'luc' | 'marijke' | 'sanne';
  afterHours: number;
  note?: string;
  /** The answer by mail, without greeting and closing. */
  reply?: string;
}

/** A lead as it arrived, some days ago at an hour of Brussels. */
export interface DemoLead {
  form: string;
  from: VisitorName;
  daysAgo: number;
  time: string;
  property?: number;
  project?: number;
  /** As they were typed; the fields of the person are filled in. */
  values: FieldValues;
  files?: 'pictures' | 'cv';
  work?: DemoWork;
}

/** Days of a date field, counted from the day the lead came. */
const inDays = (days: number): string => `+${days}`;

/** Leads of two weeks, beside visits and guestbook entries. */
export const DEMO_LEADS: readonly DemoLead[] = [
  {
    ...{ form: 'contact-me', from: 'sophie', daysAgo: 0, time: '08:41', property: 84213 },
    values: {
      wish: 'information',
      question:
        'Bonjour, la grange peut-elle devenir un gîte ? Nous aimerions savoir ce que dit le permis, et s’il y a déjà l’eau et l’électricité.',
    },
  },
  {
    ...{ form: 'site-contact', from: 'pieter', daysAgo: 0, time: '07:58' },
    values: {
      question:
        'Mijn moeder verhuist naar een serviceflat en haar huis in Barvaux komt vrij. Kan iemand eens komen kijken wat het waard is? Ik ben elke vrijdag ter plaatse.',
      device: 'phone',
      timeSlot: '2',
    },
  },
  {
    ...{
      form: 'rental-application',
      from: 'karim',
      daysAgo: 1,
      time: '21:37',
      property: 84061,
    },
    values: {
      adults: '2',
      kids: '1',
      kidsAges: '4',
      movingDate: inDays(70),
      movingReason: 'Mijn vrouw begint in januari in het ziekenhuis van Marche.',
      income1: '2.650',
      income2: '2.180',
      hasIncome: 'yes',
      fewEnough: 'yes',
      hasRead: 'yes',
      paysAtSigning: 'yes',
    },
  },
  {
    ...{ form: 'contact-demand', from: 'thierry', daysAgo: 1, time: '19:12', files: 'pictures' },
    values: {
      propertyAddress: 'Rue du Vieux Pré 14',
      propertyZip: '6990',
      propertyCity: 'Hotton',
      propertyType: '1',
      facades: '4',
      constructionYear: '1978',
      livingArea: '164',
      groundArea: '1.120',
      bedrooms: '4',
      goal: 'sell',
      remark: 'La toiture a été refaite en 2019 ; j’ai les factures.',
    },
    work: {
      ...{ state: 'taken', by: 'luc', afterHours: 13 },
      note: 'Gebeld: schatting na het weekend, hij zoekt de facturen van het dak.',
    },
  },
  {
    ...{ form: 'make-offer', from: 'els', daysAgo: 1, time: '16:05', property: 84102 },
    values: {
      address: 'Lindelaan 8',
      zip: '3001',
      city: 'Leuven',
      hasSecond: 'yes',
      secondFirstName: 'Bart',
      secondLastName: 'Maes',
      amount: '375.000',
      amountWords: 'driehonderdvijfenzeventigduizend euro',
      startDate: inDays(0),
      endDate: inDays(10),
      needsLoan: 'yes',
      loan: '260.000',
      conditions: 'Onder voorbehoud van een gunstig asbestattest.',
      locationSigned: 'Leuven',
      signDate: inDays(0),
      confirmed: 'yes',
    },
    work: {
      ...{ state: 'taken', by: 'marijke', afterHours: 2 },
      note: 'Eigenaar ingelicht om 18 uur; hij wil er een nacht over slapen.',
    },
  },
  {
    ...{ form: 'contact-construction', from: 'olivier', daysAgo: 2, time: '18:30', project: 12 },
    values: {
      unit: '84189',
      question:
        'Un emplacement de parking est-il compris, et quand la remise des clés est-elle prévue ?',
      device: 'email',
    },
    work: {
      ...{ state: 'answered', by: 'sanne', afterHours: 15 },
      reply:
        'Un emplacement couvert est compris dans le prix de cet appartement. La remise des clés est prévue au printemps ; je vous envoie le planning dès que l’architecte le confirme.',
    },
  },
  {
    ...{ form: 'job-contact', from: 'julie', daysAgo: 2, time: '14:20', files: 'cv' },
    values: {
      position: 'Collaboratrice commerciale',
      motivation:
        'Je connais la région depuis l’enfance et je travaille depuis six ans dans la location. Je cherche une petite équipe où l’on visite vraiment les maisons.',
    },
    work: {
      ...{ state: 'taken', by: 'marijke', afterHours: 20 },
      note: 'Goede brief. Uitnodigen voor een gesprek, samen met Luc.',
    },
  },
  {
    ...{ form: 'request-documents', from: 'nadia', daysAgo: 3, time: '20:48', property: 84213 },
    values: {
      documents: ['properties/84213/epc-fr.pdf', 'properties/84213/stedenbouw-fr.pdf'],
    },
  },
  {
    ...{ form: 'request-project-documents', from: 'anne', daysAgo: 3, time: '11:02', project: 12 },
    values: { documents: ['projects/les-berges/prijslijst-nl.pdf'] },
    work: { state: 'closed', by: 'sanne', afterHours: 5 },
  },
  {
    ...{ form: 'contact-me', from: 'marc', daysAgo: 3, time: '09:15', property: 84236 },
    values: {
      wish: 'information',
      question: 'Y a-t-il la fibre dans la rue ? Je travaille à la maison trois jours par semaine.',
    },
    work: {
      ...{ state: 'answered', by: 'luc', afterHours: 4 },
      reply:
        'La fibre est posée dans la rue depuis l’an dernier ; la maison n’est pas encore raccordée, l’opérateur compte trois semaines.',
    },
  },
  {
    ...{ form: 'seller-choices', from: 'jeroen', daysAgo: 4, time: '17:26' },
    values: {
      goal: 'both',
      wants: ['insurance'],
      address: 'Rue des Alliés 31',
      zip: '6980',
      city: 'La Roche-en-Ardenne',
      device: 'email',
      remark: 'We twijfelen nog tussen verkopen en een jaar verhuren.',
    },
    work: {
      ...{ state: 'answered', by: 'sanne', afterHours: 16 },
      reply:
        'In La Roche staat een huis als het uwe gemiddeld elf weken te koop. Ik zet beide mogelijkheden met cijfers naast elkaar en stuur ze u vrijdag.',
    },
  },
  {
    ...{ form: 'send-to-friend', from: 'lotte', daysAgo: 5, time: '12:40', property: 84155 },
    values: {
      friendFirstName: 'Ruben',
      friendEmail: 'ruben.smets@voorbeeld.example',
      message: 'Kijk eens naar die keuken! Iets voor de vakantie met zijn allen?',
    },
    work: { state: 'closed', by: 'luc', afterHours: 21 },
  },
  {
    ...{ form: 'rent-profile', from: 'celine', daysAgo: 6, time: '19:55' },
    values: {
      adults: '1',
      kids: '0',
      pets: 'un chat',
      movingDate: inDays(45),
      income1: '2.240',
      wishes: 'Un rez-de-chaussée avec un petit jardin, à Durbuy ou à Barvaux, jusqu’à 850 euros.',
    },
    work: {
      ...{ state: 'answered', by: 'sanne', afterHours: 14 },
      reply:
        'Un rez-de-chaussée avec terrasse se libère à Barvaux au 1er janvier. Voulez-vous le visiter avant qu’il ne soit en ligne ?',
    },
  },
  {
    ...{ form: 'demand-register', from: 'hilde', daysAgo: 6, time: '22:10' },
    values: {
      goal: 'buy',
      types: ['1'],
      towns: ['DURBUY|6940'],
      priceMax: '420.000',
      bedroomsMin: '3',
      garden: 'yes',
      frequency: 'daily',
      remark: 'Liefst op wandelafstand van een bakker.',
    },
    work: { state: 'closed', by: 'luc', afterHours: 11 },
  },
  {
    ...{ form: 'site-contact', from: 'fiona', daysAgo: 7, time: '10:33' },
    values: {
      question:
        'Hello, do you also help buyers from abroad with the notary? My Dutch is limited, I read it with a dictionary.',
      device: 'email',
    },
    work: {
      ...{ state: 'answered', by: 'marijke', afterHours: 3 },
      reply: 'Certainly. We explain every step in English, and our notary in Durbuy does too.',
    },
  },
  {
    ...{ form: 'contact-me', from: 'katrin', daysAgo: 8, time: '15:47', property: 84128 },
    values: {
      wish: 'call',
      timeSlot: '3',
      question: 'Wir sind am Wochenende in Durbuy und würden das Haus gern ansehen.',
    },
    work: { state: 'closed', by: 'sanne', afterHours: 2, note: 'Teruggebeld, komt zaterdag.' },
  },
  {
    ...{ form: 'site-contact-small', from: 'benoit', daysAgo: 9, time: '13:05' },
    values: { question: 'Êtes-vous ouverts le samedi après-midi ?' },
    work: {
      ...{ state: 'closed', by: 'luc', afterHours: 1 },
      reply: 'Le samedi nous sommes au bureau jusqu’à 13 h, et sur rendez-vous l’après-midi.',
    },
  },
  {
    ...{ form: 'sign-newsletter', from: 'greet', daysAgo: 2, time: '22:51' },
    values: {},
  },
];

/** Question of the owner of a property in the portal. */
export const DEMO_OWNER_QUESTION = {
  ...{ login: 'lambrecht@voorbeeld.example', property: 84213, daysAgo: 1, time: '10:20' },
  question:
    'De bezoekers van zaterdag vroegen naar de stal. Mag ik het plan van 2014 nog bezorgen?',
} as const;

/** Searches that found nothing, by the days ago. */
export const EMPTY_SEARCHES: readonly (readonly [words: string, daysAgo: number])[] = [
  ...[1, 2, 2, 5, 9, 14].map((daysAgo) => ['woonboot', daysAgo] as const),
  ...[3, 3, 8, 11].map((daysAgo) => ['yourte', daysAgo] as const),
  ...[1, 6, 6].map((daysAgo) => ['cohousing durbuy', daysAgo] as const),
  ...[4, 17].map((daysAgo) => ['huisdier toegelaten met zwembad', daysAgo] as const),
  ['étang de pêche', 12],
];
