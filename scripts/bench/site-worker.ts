import archive from 'bench:snapshot';
import { createWorker } from '../../src/worker';

/** The worker as it ships, with stores that hold nothing but the secret of forms: the embedded snapshot answers. */
const site = createWorker((archive as Uint8Array).slice().buffer as ArrayBuffer);
const nothing = async () => null;
const none = async () => ({ results: [] });
const statement = {
  bind: () => statement,
  first: async (column?: string) =>
    column === 'value' ? 'a secret of thirty-two characters' : null,
  all: none,
  run: none,
};
const environment = {
  SNAPSHOTS: { get: nothing },
  DB: { prepare: () => statement, batch: async () => [] },
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
