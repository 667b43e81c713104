import type { TextKey } from '../../../../domain/language/texts';
import type { Question } from '../../../../platform/captcha/question';
import type { Errors, Values } from '../definition/answers';
import type { Shown } from '../submit/robot';
import type { Ticket } from '../submit/ticket';

/** A form as it is to be shown: empty at first, or with what was sent and what is wrong with it. */
export interface FormState {
  values: Values;
  errors: Errors;
  /** Which of its steps, from 0. */
  step: number;
  /** What stands on top; where there are errors, §5's sentence. */
  alert?: TextKey | undefined;
  /** Below it, how one is helped all the same: by phone, by mail, by another page. */
  ways?: readonly Way[] | undefined;
  /** Absent where it is embedded in a cached page (architecture.md, idea 5), or D1 is away. */
  ticket?: Pick<Ticket, 'token'>;
  robot?: Robot;
  /** By field, the names of the files that were sent along: they have to be chosen again. */
  lost?: Record<string, string[]> | undefined;
}

/** A link that helps, in the visitor's words. */
export interface Way {
  label: string;
  href: string;
}

/** What tells people from robots: what was shown of it, and the question to answer. */
export interface Robot {
  shown: Shown;
  /** Absent where nothing can be signed: what was shown goes along as it came. */
  question?: Question;
  /** Asked in the open: script has been of no help. */
  isOpen: boolean;
}

/** The name that an error of the robot check goes by; no field may have it. */
export const ROBOT = 'robot';

export const emptyState: FormState = { values: {}, errors: {}, step: 0 };
