import { Agent, request } from 'node:http';
import { readCpuTime } from './process-cpu';

const RUN_SECONDS = 6;
const CONNECTIONS = 8;

/** Throughput of a worker for one kind of request. */
export interface RequestRate {
  perSecond: number;
  /** Microseconds of workerd's CPU time a request: other work on the machine does not change it much. */
  cpu: number;
}

/** Requests the paths in turn over several connections for some seconds, each of a host that `nextHost` names. */
export async function measureRequestRate(
  pid: number,
  port: number,
  paths: readonly string[],
  nextHost?: () => string,
): Promise<RequestRate> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let nextIndex = 0;
  let responseCount = 0;
  const sendNext = () =>
    new Promise<void>((resolve, reject) => {
      const path = paths[nextIndex++ % paths.length];
      const headers = nextHost ? { Host: nextHost() } : {};
      request({ port, host: '127.0.0.1', path, agent, headers }, (response) => {
        response.resume();
        response.on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  const sendUntil = async (end: number) => {
    while (Date.now() < end) {
      await sendNext();
      responseCount++;
    }
  };
  const measureRate = async (seconds: number) => {
    const end = Date.now() + seconds * 1000;
    responseCount = 0;
    const cpuBefore = await readCpuTime(pid);
    await Promise.all(Array.from({ length: CONNECTIONS }, () => sendUntil(end)));
    const cpu = ((await readCpuTime(pid)) - cpuBefore) / responseCount;
    return { perSecond: responseCount / seconds, cpu };
  };
  await measureRate(1);
  const rate = await measureRate(RUN_SECONDS);
  agent.destroy();
  return rate;
}
