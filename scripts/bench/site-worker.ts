import archive from 'bench:snapshot';
import { createWorker } from '../../src/worker';

/** The worker as it ships, with stores that hold nothing: the embedded snapshot answers. */
const site = createWorker((archive as Uint8Array).slice().buffer as ArrayBuffer);
const nothing = async () => null;
const environment = {
  SNAPSHOTS: { get: nothing },
  DB: { prepare: nothing },
  FILES: { get: nothing },
  ASSETS: { fetch: nothing },
  MAIL: { send: nothing },
  ENVIRONMENT: 'local',
  PUBLIC_ORIGIN: 'http://localhost:8787',
  SNAPSHOT_POLL_S: 1e9,
};

export default {
  fetch: (request: Parameters<typeof site.fetch>[0], _: unknown, context: ExecutionContext) =>
    site.fetch(request, environment, context),
};
