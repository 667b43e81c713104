import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '../../src/domain/format/durations';
import { openStores } from '../staff/stores';
import { delay } from './delay';
import { CAPTCHA_COST, requestFormTicket } from './form-client';
import type { IsolateMemory, MemoryProbe } from './isolate-memory';
import { connectMemoryProbe } from './isolate-memory';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8795';
const INSPECTOR_PORT = 9295;
const FORM_PATH = '/nl/gratis-schatting/';
const FORM_NAME = 'contact-demand';
const MEGABYTE = 1024 * 1024;
const PICTURE_COUNT = 6;
const PICTURE_BYTES = 4.99 * MEGABYTE;
/** Memory that three of the largest uploads at once may take, heap and buffers together (docs/goals.md). */
const MAX_MEMORY_BYTES = 64 * MEGABYTE;
const SAMPLE_INTERVAL_MS = 10;

/** Uploads at once: their number, whether they have a ticket, and the status they must get. */
const CASES = [
  { uploads: 1, hasTicket: true, status: 303 },
  { uploads: 3, hasTicket: true, status: 303 },
  { uploads: 3, hasTicket: false, status: 422 },
  { uploads: 8, hasTicket: false, status: 422 },
] as const;
type UploadCase = (typeof CASES)[number];

/**
 * Sends the largest forms with files at once and watches the memory of the isolate through its
 * inspector (docs/goals.md, security). Returns exit code 1 if it exceeds the limit, if an answer is
 * another than expected, or if a file lies in R2 that no submission names.
 */
export async function runUploadDrill(): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'uploads-'));
  applyLocalMigrations(state);
  const stores = await openStores({ remote: false, persistTo: state });
  const server = await startWranglerServer(
    state,
    ORIGIN,
    FORM_PATH,
    { CAPTCHA_COST, MIN_FILL_MS: 0, RATE_SCALE: 1000 },
    { inspectorPort: INSPECTOR_PORT },
  );
  try {
    const probe = await connectMemoryProbe(INSPECTOR_PORT);
    console.log(`forms with ${PICTURE_COUNT} pictures of 5 MB, memory of the isolate in MB`);
    let faults = 0;
    for (const uploadCase of CASES) faults += (await runCase(uploadCase, probe)) ? 0 : 1;
    probe.close();
    const { objects } = await stores.files.list({ prefix: 'submitted/' });
    const named = await stores.db
      .prepare('SELECT COUNT(*) AS count FROM lead_files')
      .first<number>('count');
    console.log(`  files in R2: ${objects.length}, named by submissions: ${named}`);
    return faults > 0 || objects.length !== named ? 1 : 0;
  } finally {
    await server.kill();
    await stores.close();
    await rm(state, { recursive: true, force: true });
  }
}

async function runCase(uploadCase: UploadCase, probe: MemoryProbe): Promise<boolean> {
  const { uploads, hasTicket, status } = uploadCase;
  const idle = await probe.measure();
  const bodies = await Promise.all(Array.from({ length: uploads }, () => buildBody(hasTicket)));
  const start = performance.now();
  const sending = Promise.all(bodies.map(sendBody));
  const peak = await watchPeak(probe, sending);
  const seconds = (performance.now() - start) / 1000;
  const statuses = await sending;
  const isWithin = peak.heap + peak.buffers <= MAX_MEMORY_BYTES;
  // The development server closes the connection of a client that goes on sending after an early answer.
  const isExpected = statuses.every(
    (answered) => answered === status || (!hasTicket && [0, 500].includes(answered)),
  );
  console.log(
    `  ${uploads} ${hasTicket ? 'with' : 'without'} ticket: ${format(idle)} before, at most ${format(peak)}; ` +
      `answered ${[...new Set(statuses)].join(', ')} in ${seconds.toFixed(1)} s` +
      (isWithin && isExpected ? '' : ' !'),
  );
  return isWithin && isExpected;
}

const format = ({ heap, buffers }: IsolateMemory) =>
  `${(heap / MEGABYTE).toFixed(1)} + ${(buffers / MEGABYTE).toFixed(1)}`;

async function watchPeak(probe: MemoryProbe, work: Promise<unknown>): Promise<IsolateMemory> {
  let isDone = false;
  const finish = () => {
    isDone = true;
  };
  work.then(finish, finish);
  let peak: IsolateMemory = { heap: 0, buffers: 0 };
  while (!isDone) {
    const sample = await probe.measure();
    if (sample.heap + sample.buffers > peak.heap + peak.buffers) peak = sample;
    await delay(SAMPLE_INTERVAL_MS);
  }
  return peak;
}

async function buildBody(hasTicket: boolean): Promise<FormData> {
  const body = new FormData();
  const fields = {
    ...(hasTicket ? await requestFormTicket(ORIGIN, FORM_NAME) : {}),
    step: '3',
    propertyAddress: 'Rue du Moulin 3',
    propertyZip: '6940',
    propertyCity: 'Durbuy',
    propertyType: '1',
    goal: 'sell',
    firstName: 'Anna',
    lastName: 'Peeters',
    email: `anna${crypto.randomUUID().slice(0, 8)}@example.be`,
    phone: '0470001231',
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (let index = 0; index < PICTURE_COUNT; index++)
    body.append('pictures', createPicture(), `${index}.jpg`);
  return body;
}

/** Creates a JPEG of one scan. */
function createPicture(): Blob {
  const bytes = new Uint8Array(PICTURE_BYTES).fill(0x55);
  bytes.set([0xff, 0xd8, 0xff, 0xda, 0, 2]);
  bytes.set([0xff, 0xd9], bytes.length - 2);
  return new Blob([bytes]);
}

async function sendBody(body: FormData): Promise<number> {
  const response = await fetch(`${ORIGIN}${FORM_PATH}?send=1`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body,
    signal: AbortSignal.timeout(MINUTE_MS),
  }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status ?? 0;
}
