import type { Command } from './command';
import { DEFAULT_STATE_DIRECTORY } from './stores';
import { formatColumns } from './terminal';

/** Options of every command. */
export const COMMON_OPTIONS = [
  { name: 'local', type: 'boolean', summary: 'work on this machine (the default)' },
  {
    name: 'persist-to',
    type: 'string',
    summary: `the folder of the local data (default ${DEFAULT_STATE_DIRECTORY})`,
  },
  { name: 'remote', type: 'boolean', summary: "work on the live site, in the agency's account" },
  { name: 'yes', type: 'boolean', summary: 'do not ask before changing the live site' },
  { name: 'json', type: 'boolean', summary: 'print one JSON report (with npm run --silent)' },
  { name: 'help', type: 'boolean', summary: 'show this help' },
] as const;

const EXIT_CODES = ['Exit codes: 0 done, 1 refused, 2 wrong usage.'];

export function formatOverview(commands: readonly Command[]): string {
  return joinLines([
    "The staff's tool.",
    '',
    'Usage: npm run staff -- COMMAND [options]',
    '',
    'Commands',
    ...formatColumns(commands.map((command) => [formatSignature(command), command.summary])),
    '',
    ...formatOptions('Options of every command', []),
    '',
    ...EXIT_CODES,
  ]);
}

export function formatCommandHelp(command: Command): string {
  const ownOptions = Object.entries(command.options ?? {}).map(([name, { summary, value }]) => [
    [`--${name}`, value].filter(Boolean).join(' '),
    summary,
  ]);
  return joinLines([
    `${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.`,
    '',
    `Usage: npm run staff -- ${formatSignature(command)} [options]`,
    ...(command.details ? ['', command.details] : []),
    '',
    ...formatOptions('Options', ownOptions),
    '',
    ...EXIT_CODES,
  ]);
}

const formatSignature = ({ name, positionals }: Command) => [name, ...positionals].join(' ');

const formatOptions = (heading: string, ownOptions: string[][]) => [
  heading,
  ...formatColumns([
    ...ownOptions,
    ...COMMON_OPTIONS.map(({ name, type, summary }) => [
      `--${name}${type === 'string' ? ' DIR' : ''}`,
      summary,
    ]),
  ]),
];

const joinLines = (lines: readonly string[]) => `${lines.join('\n')}\n`;
