import type { ModeratedTestimonial } from '../../../src/features/guestbook/testimonials-store';
import { loadLatestTestimonials } from '../../../src/features/guestbook/testimonials-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatColumns, formatQuantity } from '../terminal';

const MAX_TESTIMONIALS_LISTED = 200;
const EXCERPT_LENGTH = 80;

export const testimonialsList: Command = {
  name: 'testimonials list',
  summary: 'lists the testimonials of visitors, those that wait for a decision first',
  positionals: [],
  details: 'With --json each testimonial is printed in full.',
  async run(call) {
    const { db } = await call.openStores();
    const { rows: testimonials, faults } = await loadLatestTestimonials(
      db,
      MAX_TESTIMONIALS_LISTED,
    );
    const pending = testimonials.filter(({ state }) => state === 'pending').length;
    const { print, style } = call.terminal;
    print(
      `${formatQuantity(testimonials.length, 'testimonial')}, ${style(
        pending > 0 ? 'yellow' : 'green',
        `${pending} waiting`,
      )}.`,
    );
    for (const line of formatColumns(testimonials.map(formatTestimonialRow), '')) print(line);
    const invalid = reportInvalidRows(call.terminal, faults);
    return createSuccess({ testimonials: testimonials.map(toTestimonialReport), ...invalid });
  },
};

const formatTestimonialRow = ({
  id,
  state,
  createdAt,
  name,
  about,
  comment,
  image,
}: ModeratedTestimonial) => [
  id,
  state,
  toIsoTime(createdAt).slice(0, 10),
  name,
  about,
  image ? 'picture' : '',
  comment.replace(/\s+/g, ' ').slice(0, EXCERPT_LENGTH),
];

const toTestimonialReport = ({
  createdAt,
  decidedAt,
  image,
  crop,
  ...testimonial
}: ModeratedTestimonial) => ({
  ...testimonial,
  picture: image !== null,
  crop,
  posted: toIsoTime(createdAt),
  decided: decidedAt === null ? null : toIsoTime(decidedAt),
});

const toIsoTime = (time: number) => new Date(time).toISOString();
