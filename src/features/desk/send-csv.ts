import type { Context } from 'hono';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import type { App } from '../../env';

/** Answers with a file of today for spreadsheets; each portion of its lines is made when the one before was taken. */
export function sendCsv(c: Context<App>, name: string, portions: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream({
    async pull(controller) {
      const { value, done } = await portions.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return c.body(stream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${toBrusselsDay(new Date())}.csv"`,
  });
}
