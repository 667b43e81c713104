import * as v from 'valibot';
import { isCardName } from '../../../../domain/images/own-media';
import type { EditableSite } from '../../../../domain/site/editable-site';
import { findPictureNames } from '../../../../platform/snapshot/build/check/property-totals';
import type { Manifest } from '../../../../platform/snapshot/manifest';
import { parsePart } from '../../../../platform/snapshot/part';
import { readStoredPart } from '../../../../platform/snapshot/part-store';
import { addPart } from '../../../../platform/snapshot/publish-version-store';

const Names = v.array(v.string());

/**
 * Adds the pictures of a site's content to those of the version, whose properties name them too, as a part of the next
 * one; returns its hash. What the content names no more stays until a load counts again.
 */
export async function addPictureNames(
  kv: KVNamespace,
  { parts: { pictures: hash } }: Manifest,
  { configuration, menu, articles, team, townTexts }: EditableSite,
  parts: Map<string, Uint8Array>,
): Promise<string | undefined> {
  const known = hash
    ? parsePart(
        Names,
        JSON.parse(new TextDecoder().decode(await readStoredPart(kv, hash))),
        'pictures',
      )
    : [];
  const added = findPictureNames([configuration, menu, articles, team, townTexts]).filter(
    (name) => !known.includes(name),
  );
  if (added.length === 0) return hash;
  const cards = known.filter(isCardName);
  const names = new Set([...known.filter((name) => !isCardName(name)), ...added]);
  return addPart(parts, new TextEncoder().encode(JSON.stringify([...[...names].sort(), ...cards])));
}
