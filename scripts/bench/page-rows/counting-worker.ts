import embedded from '../../../dist/build/embedded.bin';
import { createWorker } from '../../../src/worker';
import type { CountedStatement } from './count-read-rows';
import { countReadRows } from './count-read-rows';

/** The answer of a page, with the statements that ran for it. */
export interface CountedAnswer {
  status: number;
  statements: readonly CountedStatement[];
}

const site = createWorker(embedded);
let statements: CountedStatement[] = [];
let counted: D1Database | undefined;

/** The worker as it ships; it answers with what a page read instead of the page. Pages come one at a time. */
export default {
  async fetch(
    request: Parameters<typeof site.fetch>[0],
    env: Record<string, unknown>,
    context: ExecutionContext,
  ): Promise<Response> {
    statements = [];
    counted ??= countReadRows(env.DB as D1Database, (statement) => statements.push(statement));
    const behind: Promise<unknown>[] = [];
    const response = await site.fetch(request, { ...env, DB: counted }, {
      waitUntil: (work) => {
        behind.push(work);
      },
      passThroughOnException: () => {},
      props: context.props,
    } as ExecutionContext);
    // A file that is made while it is sent reads until its end.
    await response.arrayBuffer();
    await Promise.all(behind);
    return Response.json({ status: response.status, statements } satisfies CountedAnswer);
  },
  scheduled: site.scheduled,
};
