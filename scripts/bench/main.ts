import { runBookingDrill } from './booking-drill';
import { runFaultDrill } from './fault-drill';
import { runHostileInputDrill } from './hostile-input-drill';
import { measureInteractionLatency } from './interaction-latency';
import { measureListQueries } from './list-queries';
import { runLoadDrill } from './load-drill';
import { measureThroughput } from './throughput';
import { measureBytes } from './transfer-size';

/**
 * Prints the tables; the exit code is 1 where a byte budget is passed. `--listings N` sizes the
 * catalogue; `--bookings N` does nothing but let so many visitors at a few hours, `--faults N`
 * nothing but have everything fail while so many write to us, `--load` nothing but let a hundred
 * readers in for a minute while what is live is switched, `--hostile N` nothing but put so many
 * hostile things everywhere something can be put.
 */
export async function runBench(args: readonly string[]): Promise<number> {
  const visitors = args.indexOf('--bookings');
  if (visitors >= 0) return runBookingDrill(Number(args[visitors + 1]));
  const faults = args.indexOf('--faults');
  if (faults >= 0) return runFaultDrill(Number(args[faults + 1] ?? 500));
  const hostile = args.indexOf('--hostile');
  if (hostile >= 0) return runHostileInputDrill(Number(args[hostile + 1] ?? 25_000));
  if (args.includes('--load')) return runLoadDrill();
  const touch = args.indexOf('--touch');
  if (touch >= 0) {
    await measureInteractionLatency(parseSizes(args[touch + 1]));
    return 0;
  }
  const at = args.indexOf('--listings');
  const listings = at < 0 ? 12_000 : Number(args[at + 1]);
  const overBudget = await measureBytes();
  await measureThroughput(listings);
  await measureListQueries();
  await measureInteractionLatency(parseSizes(undefined));
  return overBudget ? 1 : 0;
}

/** '120,1200' → [120, 1200]; where none are named, those of docs/goals.md that a browser has to bear. */
const parseSizes = (named = '120,1200,12000') => named.split(',').map(Number);
