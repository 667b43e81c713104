import type { Decided } from '../../../src/features/testimonials/testimonials-store';
import { lastTestimonials } from '../../../src/features/testimonials/testimonials-store';
import type { Command } from '../command';
import { done } from '../command';
import { aligned, counted } from '../terminal';

const MOST = 200;
const EXCERPT = 80;

export const testimonialsList: Command = {
  name: 'testimonials list',
  summary: 'what visitors wrote for the guestbook, what waits for a decision first',
  positionals: [],
  details: 'With --json each is there in full.',
  async run(call) {
    const { db } = await call.open();
    const testimonials = await lastTestimonials(db, MOST);
    const waiting = testimonials.filter(({ state }) => state === 'pending').length;
    const { say, style } = call.terminal;
    say(
      `${counted(testimonials.length, 'testimonial')}, ${style(
        waiting > 0 ? 'yellow' : 'green',
        `${waiting} waiting`,
      )}.`,
    );
    for (const line of aligned(testimonials.map(rowOf), '')) say(line);
    return done({ testimonials: testimonials.map(summaryOf) });
  },
};

const rowOf = ({ id, state, posted, name, about, comment, image }: Decided) => [
  id,
  state,
  isoOf(posted).slice(0, 10),
  name,
  about,
  image ? 'picture' : '',
  comment.replace(/\s+/g, ' ').slice(0, EXCERPT),
];

const summaryOf = ({ posted, decided, image, ...testimonial }: Decided) => ({
  ...testimonial,
  picture: image !== null,
  posted: isoOf(posted),
  decided: decided === null ? null : isoOf(decided),
});

const isoOf = (time: number) => new Date(time).toISOString();
