import type { VisitPattern } from '../../../../src/features/visits/visit-pattern.ts';
import type { VisitorName } from './visitors.ts';

/** A visit that somebody booked; days are counted from today. */
export interface DemoVisit {
  from: VisitorName;
  property: number;
  inDays: number;
  time: string;
  /** The hour that was booked first, if the visit was moved. */
  movedFrom?: string;
  isCancelled?: boolean;
  persons?: string;
  remark?: string;
  /** Note of staff after the visit. */
  feedback?: string;
}

/** Visits of last week, of today in the order of a round, and of the days to come. */
export const DEMO_VISITS: readonly DemoVisit[] = [
  {
    ...{ from: 'benoit', property: 84155, inDays: -5, time: '11:00' },
    feedback: 'Trouve le terrain trop pentu pour les enfants. Cherche plutôt du côté de Hotton.',
  },
  {
    ...{ from: 'greet', property: 84128, inDays: -3, time: '14:00' },
    feedback: 'Valt voor het licht boven. Komt terug met haar broer, die aannemer is.',
  },
  { from: 'katrin', property: 84128, inDays: -2, time: '10:30', remark: 'Wir kommen zu viert.' },
  {
    ...{ from: 'an', property: 84079, inDays: 0, time: '09:30', persons: '2' },
    remark: 'Mijn man komt apart met de trein, mogen we even wachten op hem?',
  },
  { from: 'olivier', property: 84236, inDays: 0, time: '11:00', movedFrom: '10:00' },
  { from: 'wim', property: 84155, inDays: 0, time: '13:30', isCancelled: true },
  {
    ...{ from: 'celine', property: 84102, inDays: 0, time: '15:00' },
    remark: 'Je viens avec mon père, qui se déplace avec une canne.',
  },
  { from: 'lotte', property: 84061, inDays: 0, time: '17:15' },
  { from: 'nadia', property: 84031, inDays: 1, time: '16:30' },
  { from: 'jeroen', property: 84155, inDays: 2, time: '10:00', persons: '3' },
  { from: 'sophie', property: 84031, inDays: 3, time: '11:15', movedFrom: '09:45' },
  { from: 'hilde', property: 84102, inDays: 4, time: '14:30' },
];

/** People who wait for an hour at the property that is booked out. */
export const DEMO_WAITING = [
  { from: 'anne', daysAgo: 6 },
  { from: 'karim', daysAgo: 3 },
] as const satisfies readonly { from: VisitorName; daysAgo: number }[];

/** Weekly hours of two houses. */
export const DEMO_PATTERNS: readonly VisitPattern[] = [
  { property: 84079, weekday: 3, starts: '16:00', ends: '18:00', minutes: 30, capacity: 1 },
  { property: 84079, weekday: 6, starts: '10:00', ends: '12:00', minutes: 30, capacity: 2 },
  { property: 84079, weekday: 6, starts: '14:00', ends: '15:30', minutes: 45, capacity: 1 },
  { property: 84031, weekday: 5, starts: '17:00', ends: '19:00', minutes: 30, capacity: 1 },
];
