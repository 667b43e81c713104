import { measureAccountTiming } from './account-timing';
import { measureAlerts } from './alert-matching';
import { runBookingDrill } from './booking-drill';
import { writeCostTable } from './costs/monthly-cost';
import { measureDeskPages } from './desk-pages';
import { runFaultDrill } from './fault-drill';
import { measureFeatureWaves } from './feature-waves';
import { measureFirstPaints } from './first-paints';
import { measureGrowth } from './growth';
import { measureGrowthTable } from './growth-table';
import { runHostileInputDrill } from './hostile-input-drill';
import { measureInteractionLatency } from './interaction-latency';
import { measureListQueries } from './list-queries';
import { runLoadDrill } from './load-drill';
import { measureMainThread } from './main-thread/measure-main-thread';
import { measureMapPins } from './map-pins';
import { measureMemory } from './memory';
import { measureOfficeLimits } from './office-limits';
import { runPageRowsDrill } from './page-rows/page-rows-drill';
import { runPageViewDrill } from './page-view-drill';
import { measureQuestionCosts } from './question-costs';
import { runSignInLoadDrill } from './sign-in-load-drill';
import { runSteadyMemoryDrill } from './steady-memory';
import { measureThroughput } from './throughput';
import { measureBytes } from './transfer-size';
import { runUploadDrill } from './upload-drill';
import { runWaitingMailsDrill } from './waiting-mails-drill';

/**
 * Prints the tables, or runs the drill that is named (`npm run bench -- --help`), and returns the exit code: 1 if a byte
 * budget is exceeded or a drill fails.
 */
export async function runBench(args: readonly string[]): Promise<number> {
  const size = args.indexOf('--listings');
  const listings = size < 0 ? 12_000 : Number(args[size + 1]);
  const bookings = args.indexOf('--bookings');
  if (bookings >= 0) return runBookingDrill(Number(args[bookings + 1]));
  const faults = args.indexOf('--faults');
  if (faults >= 0) return runFaultDrill(Number(args[faults + 1] ?? 500));
  const mails = args.indexOf('--mails');
  if (mails >= 0) return runWaitingMailsDrill(Number(args[mails + 1] ?? 10_000));
  const hostile = args.indexOf('--hostile');
  if (hostile >= 0) return runHostileInputDrill(Number(args[hostile + 1] ?? 25_000));
  const views = args.indexOf('--views');
  if (views >= 0) return runPageViewDrill(Number(args[views + 1] ?? 10_000));
  const rows = args.indexOf('--rows');
  if (rows >= 0) return runPageRowsDrill(Number(args[rows + 1] ?? 50_000));
  const requests = args.indexOf('--requests');
  if (requests >= 0) return runSteadyMemoryDrill(Number(args[requests + 1] ?? 200_000));
  if (args.includes('--costs')) {
    console.log(writeCostTable());
    return 0;
  }
  if (args.includes('--load')) return runLoadDrill();
  const office = args.indexOf('--office');
  if (office >= 0) return measureOfficeLimits(Number(args[office + 1] ?? 12_000));
  if (args.includes('--desk')) return (await measureDeskPages()) ? 1 : 0;
  if (args.includes('--waves')) return (await measureFeatureWaves()) ? 1 : 0;
  if (args.includes('--paints')) {
    await measureFirstPaints();
    return 0;
  }
  if (args.includes('--main-thread')) {
    await measureMainThread();
    return 0;
  }
  if (args.includes('--uploads')) return runUploadDrill();
  if (args.includes('--sign-ins')) return runSignInLoadDrill();
  if (args.includes('--accounts')) return measureAccountTiming();
  if (args.includes('--lists')) {
    await measureListQueries();
    return 0;
  }
  if (args.includes('--alerts')) {
    await measureAlerts();
    return 0;
  }
  const growth = args.indexOf('--growth');
  if (growth >= 0) {
    const sizes = parseSizes(args[growth + 1] ?? '120,1200,12000,120000');
    await measureGrowthTable(sizes);
    await measureGrowth(sizes);
    return 0;
  }
  if (args.includes('--questions')) return (await measureQuestionCosts()) ? 1 : 0;
  if (args.includes('--map')) {
    await measureMapPins(listings);
    return 0;
  }
  const memory = args.indexOf('--memory');
  if (memory >= 0) return measureMemory(parseSizes(args[memory + 1] ?? '120,1200,12000,120000'));
  const latency = args.indexOf('--latency');
  if (latency >= 0) {
    await measureInteractionLatency(parseSizes(args[latency + 1]));
    return 0;
  }
  const overBudget = await measureBytes();
  await measureThroughput(listings);
  await measureListQueries();
  const overWaves = await measureFeatureWaves();
  const overDesk = await measureDeskPages();
  await measureMainThread();
  await measureMapPins(listings);
  await measureInteractionLatency(parseSizes(undefined));
  await measureAccountTiming();
  return overBudget || overWaves || overDesk ? 1 : 0;
}

/** '120,1200' → [120, 1200]; by default the sizes that docs/goals.md names for browsers. */
const parseSizes = (sizes = '120,1200,12000') => sizes.split(',').map(Number);
