import { writeFile } from 'node:fs/promises';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { PRIVATE_FILE_MODE } from '../private-file';

export const backupKey: Command = {
  name: 'backup key',
  summary:
    'makes a key for encrypted backups: its secret half goes to a file, the other is printed',
  positionals: ['FILE'],
  examples: ['backup key agency.key'],
  details:
    'Whoever makes backups needs the printed half only. Keep FILE elsewhere, with the passwords of the agency: without\nit no backup can be opened. It is a key of age (age-encryption.org), whose own tools read it too.',
  async run(call) {
    const [file = ''] = call.positionals;
    const { generateIdentity, identityToRecipient } = await import('age-encryption');
    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    // A key that is there is never overwritten.
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, {
      flag: 'wx',
      mode: PRIVATE_FILE_MODE,
    });
    call.terminal.print(`${file} holds the secret key. The recipient of backups is:`);
    call.terminal.print(recipient);
    return createSuccess({ file, recipient });
  },
};
