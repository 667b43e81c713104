import * as v from 'valibot';
import { isCardName } from '../../../../domain/images/own-media';
import { findPictureNames } from '../../../../platform/snapshot/build/check/property-totals';
import type { Manifest } from '../../../../platform/snapshot/manifest';
import type { PartReader } from '../../../../platform/snapshot/part';
import { parsePart } from '../../../../platform/snapshot/part';
import { addPart } from '../../../../platform/snapshot/publish-version-store';

const Names = v.array(v.string());

/**
 * Adds the pictures of what the desk changed to those of the version, which all its contents name, as a part of the next
 * one; returns its hash. What is named no more stays until a load counts again.
 */
export async function addPictureNames(
  { readText }: Pick<PartReader, 'readText'>,
  { parts: { pictures: hash } }: Manifest,
  changed: readonly unknown[],
  parts: Map<string, Uint8Array>,
): Promise<string | undefined> {
  const named = findPictureNames(changed);
  if (named.length === 0) return hash;
  const known = hash ? parsePart(Names, JSON.parse(await readText(hash)), 'pictures') : [];
  const added = named.filter((name) => !known.includes(name));
  if (added.length === 0) return hash;
  const cards = known.filter(isCardName);
  const names = new Set([...known.filter((name) => !isCardName(name)), ...added]);
  return addPart(parts, new TextEncoder().encode(JSON.stringify([...[...names].sort(), ...cards])));
}
