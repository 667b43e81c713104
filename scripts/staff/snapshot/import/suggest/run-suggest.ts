import { writeFile } from 'node:fs/promises';
import type { CommandInvocation, CommandResult } from '../../../command';
import { createSuccess, reportRefusal, UsageError } from '../../../command';
import { openUnknownFile } from './open-unknown-file';
import { printSuggestion, suggestMap } from './suggest-map';

/** Proposes a map for a file; writes it only where no file is yet. */
export async function runSuggest(call: CommandInvocation, file: string): Promise<CommandResult> {
  const suggestion = await suggestMap(await openUnknownFile(file));
  if ('problem' in suggestion) return reportRefusal(call, `${file} ${suggestion.problem}.`);
  printSuggestion(suggestion, call.terminal);
  const mapFile = call.getOption('map');
  if (mapFile) {
    await writeFile(mapFile, `${JSON.stringify(suggestion.map, null, 2)}\n`, { flag: 'wx' }).catch(
      (problem: NodeJS.ErrnoException) => {
        throw new UsageError(
          problem.code === 'EEXIST'
            ? `${mapFile} is there already.`
            : `${mapFile} cannot be written: its folder has to be there.`,
        );
      },
    );
    call.terminal.print('');
    call.terminal.print(
      `${mapFile} is written. Read its rules, then see ten listings as the site would show them:`,
    );
    call.terminal.print(
      `  npm run staff -- snapshot import ${file} --map ${mapFile} --rehearse NEW-DIRECTORY`,
    );
  }
  return createSuccess({ suggestion });
}
