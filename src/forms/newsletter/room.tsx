import type { FormRoom } from '../kit/room';
import { newsletter } from './form';

/** Signing up is all this form does; the kit does it, as for the box in other forms. */
export const newsletterRoom: FormRoom<typeof newsletter> = {
  form: newsletter,
  mails: () => [],
};
