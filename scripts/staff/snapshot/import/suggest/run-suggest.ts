import { readFile, writeFile } from 'node:fs/promises';
import type { CommandInvocation, CommandResult } from '../../../command';
import { createSuccess, reportRefusal, UsageError } from '../../../command';
import { printSuggestion, suggestMap } from './suggest-map';

/** Proposes a map for a file; writes it only where no file is yet. */
export async function runSuggest(call: CommandInvocation, file: string): Promise<CommandResult> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  const suggestion = await suggestMap(bytes);
  if ('problem' in suggestion) return reportRefusal(call, `${file} ${suggestion.problem}.`);
  printSuggestion(suggestion, call.terminal);
  const mapFile = call.getOption('map');
  if (mapFile)
    await writeFile(mapFile, `${JSON.stringify(suggestion.map, null, 2)}\n`, { flag: 'wx' }).catch(
      () => {
        throw new UsageError(`${mapFile} is there already, or cannot be written.`);
      },
    );
  return createSuccess({ suggestion });
}
