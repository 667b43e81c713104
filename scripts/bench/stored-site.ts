import { execFileSync } from 'node:child_process';
import { compileInto } from '../../src/platform/snapshot/build/compile';
import { PartFile } from '../staff/snapshot/part-file';
import { readSnapshotDirectory } from '../staff/snapshot/snapshot-directory';
import { measureColdStart } from './cold-start';
import { COLLECT_GARBAGE_PATH } from './collect-garbage-path';
import type { IsolateMemory } from './isolate-memory';
import { connectMemoryProbe } from './isolate-memory';
import { serveVersion } from './key-value-server';
import { prepareWorkerd, waitForWorkerd } from './workerd-server';

const WORKER = 'scripts/bench/stored-site-worker.ts';
const [PORT, KV_PORT, INSPECTOR_PORT] = [8905, 8906, 9305];

/** A running site whose version is in KV, with the memory of its isolate. */
export interface StoredSite {
  origin: string;
  pid: number;
  /** Returns the memory now, garbage included. */
  measureAll(): Promise<IsolateMemory>;
  /** Collects the garbage and returns the memory that is held. */
  measureHeld(): Promise<IsolateMemory>;
  /** Ends the server and starts it anew several times: milliseconds to the first list page. */
  measureColdStart(): Promise<number>;
  stop(): Promise<void>;
}

/** Serves the demonstration, repeated to this number of listings, as on the live site. */
export async function startStoredSite(listings: number): Promise<StoredSite> {
  const directory = `dist/bench/listings-${listings}`;
  execFileSync('node', ['scripts/bench/scale-catalogue.ts', String(listings), directory]);
  const { source, documents } = await readSnapshotDirectory(directory);
  if (!source) throw new Error(`${directory} is not a valid snapshot`);
  const version = await compileInto(new PartFile(), source, documents, new Date(0));
  const store = await serveVersion(version, KV_PORT);
  const launch = await prepareWorkerd('memory', WORKER, PORT, {}, { kvPort: KV_PORT });
  const server = launch([`--inspector-addr=127.0.0.1:${INSPECTOR_PORT}`]);
  await waitForWorkerd(server, PORT);
  const probe = await connectMemoryProbe(INSPECTOR_PORT);
  const origin = `http://127.0.0.1:${PORT}`;
  return {
    origin,
    pid: server.pid,
    measureAll: probe.measure,
    async measureHeld() {
      await (await fetch(origin + COLLECT_GARBAGE_PATH)).arrayBuffer();
      return probe.measure();
    },
    async measureColdStart() {
      probe.close();
      await server.stop();
      return measureColdStart(launch, PORT, '/nl/te-koop/');
    },
    async stop() {
      probe.close();
      await server.stop();
      store.close();
      store.closeAllConnections();
    },
  };
}
