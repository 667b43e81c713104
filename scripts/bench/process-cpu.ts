import { readFile } from 'node:fs/promises';

/** Linux counts the CPU time of a process in hundredths of a second. */
const TICK_MICROSECONDS = 10_000;

/** Reads the CPU time of a process until now, in microseconds. */
export async function readCpuTime(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may hold spaces; user and system time are fields 14 and 15.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}
