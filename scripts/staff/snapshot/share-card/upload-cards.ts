import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCardColors } from '../../../../src/domain/site/share-card';
import type { Site } from '../../../../src/domain/site/site';
import type { CompiledVersion } from '../../../../src/platform/snapshot/build/compile';
import type { NamedCard } from '../../../../src/platform/snapshot/build/share-cards';
import { listShareCards } from '../../../../src/platform/snapshot/build/share-cards';
import type { StaffStores } from '../../stores';
import type { Terminal } from '../../terminal';
import { formatQuantity } from '../../terminal';
import { putPicture } from '../put-picture';
import { cutPaperInto, drawPaper } from './page-card';

/** Cards that are made at once: a photograph takes a few megabytes while it is cut. */
const MAX_AT_ONCE = 4;

/**
 * Makes the cards of a version that are missing and uploads each as soon as it is made. One that cannot be made, for its
 * photograph or for a letter, is told of: its page shows the agency's card then.
 */
export async function uploadPageCards(
  missing: readonly string[],
  { manifest: { parts }, parts: bytes }: CompiledVersion,
  directory: string,
  stores: StaffStores,
  terminal: Terminal,
): Promise<void> {
  if (missing.length === 0) return;
  const wanted = new Set(missing);
  const read = (hash: string) => bytes.get(hash);
  const site = JSON.parse(new TextDecoder().decode(read(parts.site))) as Site;
  const colors = getCardColors(site.configuration);
  let failures = 0;
  const upload = async ({ file, facts }: NamedCard) => {
    const paper = await drawPaper(facts, colors);
    const photograph = await readPhotograph(directory, facts.picture);
    const card =
      paper !== undefined &&
      photograph &&
      (await cutPaperInto(photograph, paper, facts.size).catch(ignoreDamage));
    if (card) await putPicture(file, card, stores);
    else failures++;
  };
  const progress = terminal.startProgress('Making cards for shared links', missing.length);
  try {
    let batch: NamedCard[] = [];
    const finish = async () => {
      await Promise.all(batch.map(upload));
      for (const _ of batch) progress.advance();
      batch = [];
    };
    for await (const card of listShareCards({ parts, read })) {
      if (!wanted.delete(card.file)) continue;
      batch.push(card);
      if (batch.length === MAX_AT_ONCE) await finish();
    }
    await finish();
  } finally {
    progress.clear();
  }
  if (failures > 0)
    terminal.print(
      `${formatQuantity(failures, 'card')} for shared links cannot be made: the agency's own is shown there.`,
    );
}

const ignoreDamage = () => undefined;

/** Reads the photograph of a card below the folders of a snapshot; undefined if it is not there. */
const readPhotograph = (directory: string, url: string): Promise<Uint8Array | undefined> => {
  const path = url.startsWith('/media/pictures/') ? url.slice('/media/'.length) : url.slice(1);
  return readFile(join(directory, decodeURI(path))).catch(ignoreDamage);
};
