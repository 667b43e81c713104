import type { Command } from './command';
import { LOCAL_STATE } from './place';
import { aligned } from './terminal';

/** What every command takes. */
export const COMMON_OPTIONS = [
  { name: 'local', type: 'boolean', summary: 'work on this machine (the default)' },
  {
    name: 'persist-to',
    type: 'string',
    summary: `the folder of the local data (default ${LOCAL_STATE})`,
  },
  { name: 'remote', type: 'boolean', summary: "work on the live site, in the agency's account" },
  { name: 'yes', type: 'boolean', summary: 'do not ask before changing the live site' },
  { name: 'json', type: 'boolean', summary: 'print one JSON report (with npm run --silent)' },
  { name: 'help', type: 'boolean', summary: 'show this' },
] as const;

const EXIT_CODES = ['Exit codes: 0 done, 1 refused, 2 wrong usage.'];

export function overview(commands: readonly Command[]): string {
  return text([
    "The staff's tool.",
    '',
    'Usage: npm run staff -- COMMAND [options]',
    '',
    'Commands',
    ...aligned(commands.map((command) => [signature(command), command.summary])),
    '',
    ...optionLines('Options of every command', []),
    '',
    ...EXIT_CODES,
  ]);
}

export function helpOf(command: Command): string {
  const own = Object.entries(command.options ?? {}).map(([name, { summary }]) => [
    `--${name}`,
    summary,
  ]);
  return text([
    `${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.`,
    '',
    `Usage: npm run staff -- ${signature(command)} [options]`,
    ...(command.details ? ['', command.details] : []),
    '',
    ...optionLines('Options', own),
    '',
    ...EXIT_CODES,
  ]);
}

const signature = ({ name, positionals }: Command) => [name, ...positionals].join(' ');

const optionLines = (heading: string, own: string[][]) => [
  heading,
  ...aligned([
    ...own,
    ...COMMON_OPTIONS.map(({ name, type, summary }) => [
      `--${name}${type === 'string' ? ' DIR' : ''}`,
      summary,
    ]),
  ]),
];

const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;
