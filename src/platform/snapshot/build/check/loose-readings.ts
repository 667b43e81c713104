import type { LooseReading } from '../read-loosely';
import type { Finding } from './finding';
import { createNoteFinding } from './finding';
import { formatIssueInput } from './format-issue';

/** What was read as something else than it was written, in all records: one note for each field of a file. */
export class LooseReadings {
  readonly #byField = new Map<
    string,
    { file: string; name: string; first: LooseReading; count: number }
  >();

  add(file: string, name: string, readings: readonly LooseReading[]): void {
    for (const reading of readings) {
      const field = reading.path.replace(/\.\d+/g, '');
      const key = `${file} ${field} ${typeof reading.read}`;
      const known = this.#byField.get(key);
      if (known) known.count++;
      else this.#byField.set(key, { file, name, first: reading, count: 1 });
    }
  }

  /** Describes each field by the first record in which it was read so, and how many others there are. */
  *describe(): Iterable<Finding> {
    for (const { file, name, first, count } of this.#byField.values()) {
      const { path, written, read } = first;
      const others = count > 1 ? `, and so in ${count - 1} more` : '';
      const meaning = read === undefined || read === '' ? 'not given' : String(read);
      yield createNoteFinding(
        ...([file, name, path] as const),
        `is ${formatIssueInput(written)}, read as ${meaning}${others}`,
      );
    }
  }
}
