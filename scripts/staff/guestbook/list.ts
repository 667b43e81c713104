import type { ModeratedTestimonial } from '../../../src/features/guestbook/testimonials-store';
import {
  countTestimonials,
  loadLatestTestimonials,
} from '../../../src/features/guestbook/testimonials-store';
import { capRows } from '../../../src/platform/capped-rows';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { printMore } from '../print-more';
import { formatColumns, formatQuantity } from '../terminal';

const MAX_TESTIMONIALS_LISTED = 200;
const EXCERPT_LENGTH = 80;

export const guestbookList: Command = {
  name: 'guestbook list',
  summary: 'lists the testimonials of visitors, those that wait for a decision first',
  positionals: [],
  examples: ['guestbook list'],
  details: 'With --json each testimonial is printed in full.',
  async run(call) {
    const { db } = await call.openStores();
    const { rows, faults } = await loadLatestTestimonials(db, MAX_TESTIMONIALS_LISTED + 1);
    const listed = capRows(rows, MAX_TESTIMONIALS_LISTED);
    const testimonials = listed.rows;
    const counts = await countTestimonials(db);
    const { print, style } = call.terminal;
    print(
      `${formatQuantity(counts.pending + counts.approved + counts.rejected, 'testimonial')}, ${style(
        counts.pending > 0 ? 'yellow' : 'green',
        `${counts.pending} waiting`,
      )}.`,
    );
    for (const line of formatColumns(testimonials.map(formatTestimonialRow), '')) print(line);
    printMore(call.terminal, listed);
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
