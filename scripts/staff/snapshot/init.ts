import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createRefusal, createSuccess, reportRefusal, UsageError } from '../command';
import type { ImportFault } from '../record-file';
import { formatColumns } from '../terminal';
import { askQuestions, readAnswersFile } from './init/collect-answers';
import type { Answers } from './init/questions';
import { QUESTIONS } from './init/questions';
import { buildStarterFiles } from './init/starter-site';
import type { SnapshotPicture } from './picture-files';
import { LOGO, storePicture } from './picture-files';

export const snapshotInit: Command = {
  name: 'snapshot init',
  summary: "writes a first small snapshot of an agency's own, after a few questions",
  positionals: ['DIR'],
  options: {
    answers: { value: 'FILE', summary: 'a JSON file with the answers, instead of questions' },
  },
  details: `Asks for name, languages, colours, logo, towns and the legal lines of every page. DIR must be empty or
missing. The answers of a file have these names:

  ${QUESTIONS.map(({ name }) => name).join(', ')}

The snapshot has no listings yet: \`snapshot import\` adds them. Read its privacy statement, cookie policy
and terms of use (site/menu.json) before visitors do.`,
  async run(call) {
    const [directory = ''] = call.positionals;
    const existing = await readdir(directory).catch((problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ENOENT') return [];
      throw new UsageError(`${directory} is not a directory.`);
    });
    if (existing.length > 0)
      return reportRefusal(call, `${directory} is not empty. Nothing changed.`);
    const collected = await collectAnswers(call);
    if ('faults' in collected) return refuseAnswers(call, collected.faults);
    const { answers } = collected;
    let logo: SnapshotPicture | undefined;
    try {
      if (answers.logo)
        logo = await storePicture(join(directory, 'pictures'), await readFile(answers.logo), LOGO);
    } catch (problem) {
      const message = (problem as Error).message;
      return refuseAnswers(call, [{ record: 'answers', field: 'logo', message }]);
    }
    for (const [file, json] of Object.entries(buildStarterFiles(answers, logo))) {
      await mkdir(dirname(join(directory, file)), { recursive: true });
      await writeFile(join(directory, file), `${JSON.stringify(json, null, 2)}\n`);
    }
    call.terminal.print(call.terminal.style('green', `${directory} holds the first snapshot.`));
    call.terminal.print(`Next: npm run staff -- snapshot check ${directory}`);
    return createSuccess({ directory });
  },
};

async function collectAnswers(
  call: CommandInvocation,
): Promise<{ answers: Answers } | { faults: ImportFault[] }> {
  const file = call.getOption('answers');
  if (file !== undefined) {
    const text = await readFile(file, 'utf8').catch(() => {
      throw new UsageError(`${file} cannot be read.`);
    });
    return readAnswersFile(text);
  }
  const answers = await askQuestions(call.terminal);
  if (!answers) throw new UsageError('There is no terminal to ask on: give --answers FILE.');
  return { answers };
}

function refuseAnswers(call: CommandInvocation, faults: readonly ImportFault[]): CommandResult {
  for (const line of formatColumns(faults.map(({ field, message }) => [field, message])))
    call.terminal.print(line);
  const message = 'The answers are refused. Nothing changed.';
  call.terminal.print(call.terminal.style('red', message));
  return createRefusal(message, { errors: faults });
}
