import type { Command } from './command';
import { createSuccess } from './command';

const SHELLS = ['bash', 'zsh'] as const;

/** Creates the command that prints the completion of these commands, their options and allowed values. */
export function createCompletion(commands: readonly Command[]): Command {
  const completion: Command = {
    name: 'completion',
    summary: 'prints what completes commands and options in a shell',
    positionals: ['SHELL'],
    choices: { SHELL: SHELLS },
    details:
      'It completes `staff`, which `npm link` puts on the path. Add the line below to the start of your shell.',
    examples: ['completion bash >> ~/.bashrc'],
    async run({ positionals: [shell], terminal }) {
      const script = formatCompletion(
        [...commands, completion].filter(({ isOldName }) => !isOldName),
      );
      // zsh reads completions of bash once it is asked to.
      const lines =
        shell === 'zsh' ? ['autoload -U +X bashcompinit && bashcompinit', script] : [script];
      terminal.print(lines.join('\n'));
      return createSuccess({ shell, script: lines.join('\n') });
    },
  };
  return completion;
}

/** What every command takes. */
const COMMON_WORDS = '--local --persist-to --remote --env --yes --json --help';

function formatCompletion(commands: readonly Command[]): string {
  const groups = [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))];
  const cases = [
    ...commands.flatMap(listValueCases),
    formatCase('""', groups),
    ...groups.map((group) =>
      formatCase(`"${group}"`, [
        ...listNextWords(commands, `${group} `),
        ...commands.filter(({ name }) => name === group).flatMap(listOwnWords),
      ]),
    ),
    // The longest first: a command may begin with the name of another.
    ...commands
      .toSorted((a, b) => b.name.length - a.name.length)
      .map((command) => formatCase(`"${command.name}"*`, listOwnWords(command))),
  ];
  return `_staff() {
  local words="" typed="\${COMP_WORDS[*]:1:COMP_CWORD-1}"
  case "$typed" in
${cases.filter(Boolean).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _staff staff`;
}

/** Returns the words that may follow a command: values of its argument, and its options. */
const listOwnWords = ({ options = {}, choices = {} }: Command): string[] => [
  ...Object.values(choices).flat(),
  ...Object.keys(options).map((option) => `--${option}`),
  COMMON_WORDS,
];

/** Returns the cases of the options that allow some values only. */
const listValueCases = ({ name, options = {} }: Command): string[] =>
  Object.entries(options).flatMap(([option, { choices }]) =>
    choices ? [formatCase(`"${name}"*" --${option}"`, choices)] : [],
  );

/** Returns the last words of the commands of a group. */
const listNextWords = (commands: readonly Command[], group: string): string[] =>
  commands.filter(({ name }) => name.startsWith(group)).map(({ name }) => name.slice(group.length));

const formatCase = (pattern: string, words: readonly string[]): string =>
  words.length > 0 ? `    ${pattern}) words="${words.join(' ')}" ;;` : '';
