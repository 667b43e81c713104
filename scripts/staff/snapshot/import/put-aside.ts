import { ScratchFile } from '../../scratch-file';

let scratch: ScratchFile | undefined;

/**
 * Puts a value into a scratch file and returns a function that reads a copy of it: the records of a source, those of
 * the catalogue before and those that become of them do not fit into memory together.
 */
export function putAside<Value>(value: Value): () => Value {
  scratch ??= new ScratchFile();
  const file = scratch;
  const { offset, length } = file.append(Buffer.from(JSON.stringify(value)));
  return () => JSON.parse(file.readText({ offset, length }));
}
