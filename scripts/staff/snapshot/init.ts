import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import * as v from 'valibot';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createRefusal, createSuccess, reportRefusal, UsageError } from '../command';
import type { ImportFault } from '../record-file';
import { formatColumns } from '../terminal';
import type { AnswersResult } from './init/collect-answers';
import { askQuestions, readAnswersFile } from './init/collect-answers';
import type { KeptField } from './init/merge-changes';
import { mergeChanges } from './init/merge-changes';
import type { Answers } from './init/question';
import { QUESTIONS } from './init/questions';
import { buildStarterFiles } from './init/starter-site';
import type { SnapshotPicture } from './picture-files';
import { LOGO, storePicture } from './picture-files';

/** The answers of the last run, beside the folders of the snapshot. */
const ANSWERS_FILE = 'answers.json';
/** What the last run wrote, by file: another version of the product would make other texts of the same answers. */
const WRITTEN_FILE = 'init.json';

export const snapshotInit: Command = {
  name: 'snapshot init',
  summary:
    "writes a first small snapshot of an agency's own, after a few questions, or changes answers",
  positionals: ['DIR'],
  examples: ['snapshot init agency --answers answers.json'],
  options: {
    answers: { value: 'FILE', summary: 'a JSON file with the answers, instead of questions' },
  },
  details: `Asks for name, languages, colours, logo, towns, opening hours, people, promises and the legal lines of every page.
DIR must be empty, missing or written by this command: then each answer stands until another one is given, and only
what another answer changes is written. What was changed by hand stays, and is named. The answers of a file have these
names, and are written as its questions ask:

${QUESTIONS.map(({ name, text }) => `  ${name}: ${text}`).join('\n')}

The snapshot has no listings yet: \`snapshot import\` adds them. Read its privacy statement, cookie policy
and terms of use (site/menu.json) before visitors do.`,
  async run(call) {
    const [directory = ''] = call.positionals;
    const existing = await readdir(directory).catch((problem: NodeJS.ErrnoException): string[] => {
      if (problem.code === 'ENOENT') return [];
      throw new UsageError(`${directory} is not a directory.`);
    });
    if (existing.length > 0 && !existing.includes(ANSWERS_FILE))
      return reportRefusal(
        call,
        `${directory} is not empty, and has no ${ANSWERS_FILE} of an earlier run. Nothing changed.`,
      );
    const before = existing.length > 0 ? await readAnswersBefore(directory) : undefined;
    const collected = await collectAnswers(call, before);
    if ('faults' in collected) return refuseAnswers(call, collected.faults);
    const { answers } = collected;
    let files: Record<string, unknown>;
    let filesBefore: Record<string, unknown> | undefined;
    try {
      filesBefore =
        before && ((await readWritten(directory)) ?? (await buildFiles(directory, before)));
      files = await buildFiles(directory, answers);
    } catch (problem) {
      const message = (problem as Error).message;
      return refuseAnswers(call, [{ record: 'answers', field: 'logo', message }]);
    }
    const kept = await writeFiles(directory, files, filesBefore);
    await writeAnswers(directory, answers);
    await writeJson(join(directory, WRITTEN_FILE), files);
    for (const { file, field } of kept)
      call.terminal.print(
        call.terminal.style('yellow', `${file}: ${field} was changed by hand and stays.`),
      );
    call.terminal.print(
      call.terminal.style(
        'green',
        before ? `${directory} holds the answers.` : `${directory} holds the first snapshot.`,
      ),
    );
    call.terminal.print(`Next: npm run staff -- snapshot check ${directory}`);
    return createSuccess({ directory, kept });
  },
};

/** Builds the files of a snapshot by path; the logo becomes a picture in its directory. */
async function buildFiles(directory: string, answers: Answers): Promise<Record<string, unknown>> {
  let logo: SnapshotPicture | undefined;
  if (answers.logo)
    logo = await storePicture(join(directory, 'pictures'), await readFile(answers.logo), LOGO);
  return buildStarterFiles(answers, logo);
}

/** Writes what differs from the files of the run before; returns what stays as it was changed by hand. */
async function writeFiles(
  directory: string,
  files: Record<string, unknown>,
  filesBefore: Record<string, unknown> | undefined,
): Promise<KeptField[]> {
  const kept: KeptField[] = [];
  for (const [file, after] of Object.entries(files)) {
    const path = join(directory, file);
    const standing = filesBefore && (await readJson(path));
    const before = filesBefore?.[file];
    const merged =
      standing === undefined
        ? after
        : mergeChanges(standing, before, after, (field) => kept.push({ file, field }));
    if (standing === undefined || merged !== standing) await writeJson(path, merged);
  }
  return kept;
}

/** Reads what the last run wrote; undefined if it kept no record. */
async function readWritten(directory: string): Promise<Record<string, unknown> | undefined> {
  const path = join(directory, WRITTEN_FILE);
  const read = v.safeParse(v.optional(v.record(v.string(), v.unknown())), await readJson(path));
  if (!read.success) throw new UsageError(`${path} does not hold what an earlier run wrote.`);
  return read.output;
}

/** Reads a JSON file; undefined if it is not there. */
async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new UsageError(`${path} is not valid JSON: ${(problem as Error).message}`);
  }
}

async function writeJson(path: string, json: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(json, null, 2)}\n`);
}

/** Keeps the answers in the snapshot's directory, and the file of the logo with them. */
async function writeAnswers(directory: string, answers: Answers): Promise<void> {
  const { logo = '' } = answers;
  const name = logo && `logo${extname(logo).toLowerCase()}`;
  if (logo && logo !== join(directory, name)) await copyFile(logo, join(directory, name));
  await writeJson(join(directory, ANSWERS_FILE), { ...answers, logo: name });
}

async function readAnswersBefore(directory: string): Promise<Answers> {
  const path = join(directory, ANSWERS_FILE);
  const read = v.safeParse(v.record(v.string(), v.string()), await readJson(path));
  if (!read.success) throw new UsageError(`${path} does not hold the answers of an earlier run.`);
  const { logo = '', ...answers } = read.output;
  return { ...answers, logo: logo && join(directory, basename(logo)) };
}

async function collectAnswers(
  call: CommandInvocation,
  before: Answers | undefined,
): Promise<AnswersResult> {
  const file = call.getOption('answers');
  if (file !== undefined) {
    const text = await readFile(file, 'utf8').catch(() => {
      throw new UsageError(`${file} cannot be read.`);
    });
    return readAnswersFile(text, dirname(file), before);
  }
  const answers = await askQuestions(call.terminal, call.folder, before);
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
