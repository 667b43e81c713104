import embedded from '../../dist/build/embedded.bin';
import { createWorker } from '../../src/worker';
import { COLLECT_GARBAGE_PATH } from './collect-garbage-path';
import { stubBindings } from './stub-bindings';

/** The worker as it ships, with its version in KV; its other stores are empty. */
const site = createWorker(embedded);

export default {
  async fetch(
    request: Parameters<typeof site.fetch>[0],
    { SNAPSHOTS }: { SNAPSHOTS: KVNamespace },
    context: ExecutionContext,
  ): Promise<Response> {
    if (!request.url.endsWith(COLLECT_GARBAGE_PATH))
      return site.fetch(request, { ...stubBindings, SNAPSHOTS }, context);
    // V8 has it with the flag --expose-gc; workerd's inspector has no such call.
    (globalThis as unknown as { gc(): void }).gc();
    return new Response();
  },
};
