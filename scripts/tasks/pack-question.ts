import { writeFile } from 'node:fs/promises';
import {
  buildStems,
  buildWords,
  listStreetEndings,
} from '../../src/features/search/question/build-lexicon';
import { packLexica } from '../../src/features/search/question/pack-lexicon';

/** Packs the tables of data/question for the worker: computing their keys would take longer than the first question. */
export async function packQuestion(file: string): Promise<void> {
  const lexica = { words: buildWords(), nl: buildStems('nl'), fr: buildStems('fr') };
  const packed = { ...packLexica(lexica), streetEndings: listStreetEndings() };
  await writeFile(file, JSON.stringify(packed));
}
