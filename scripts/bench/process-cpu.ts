import { readdir, readFile } from 'node:fs/promises';

/** Linux counts the CPU time of a process in hundredths of a second. */
const TICK_MICROSECONDS = 10_000;

/** Reads the CPU time of a process until now, in microseconds. */
export async function readCpuTime(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may hold spaces; user and system time are fields 14 and 15.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}

/** Reads the CPU time of the threads that a process has now, in microseconds: exact enough for one request. */
export async function readThreadTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = threads.map(async (thread) => {
    const [nanoseconds] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(
      ' ',
    );
    return Number(nanoseconds) / 1000;
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}

/** Returns the ids of the processes of a group that run a program, such as the workerd of a development server. */
export async function listProcesses(group: number, program: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    ids.map(async (id) => {
      // It may have ended meanwhile.
      const status = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      const [, name, own] = /^\d+ \((.*)\) \S \d+ (\d+) /.exec(status) ?? [];
      return name === program && Number(own) === group ? [id] : [];
    }),
  );
  return found.flat();
}
