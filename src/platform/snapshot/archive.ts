import * as v from 'valibot';
import type { CompiledSnapshot } from './build/compile';
import { Manifest } from './manifest';

const ArchiveHeader = v.strictObject({
  manifest: Manifest,
  parts: v.array(v.tuple([v.string(), v.number()])),
});

/**
 * Packs a version into one compressed file: the length of the header, the header (manifest, hash and
 * length of each part), the parts. It is the embedded fallback of the worker (docs/architecture.md).
 */
export async function packSnapshot({ manifest, parts }: CompiledSnapshot): Promise<Uint8Array> {
  const header = new TextEncoder().encode(
    JSON.stringify({ manifest, parts: [...parts].map(([hash, bytes]) => [hash, bytes.length]) }),
  );
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length, true);
  return transformBytes(
    new Blob([length, header, ...(parts.values() as Iterable<Uint8Array<ArrayBuffer>>)]),
    new CompressionStream('gzip'),
  );
}

/** Unpacks a version; throws if the file is not a packed version. */
export async function unpackSnapshot(file: Uint8Array | ArrayBuffer): Promise<CompiledSnapshot> {
  const bytes = await transformBytes(
    new Blob([file as Uint8Array<ArrayBuffer> | ArrayBuffer]),
    new DecompressionStream('gzip'),
  );
  const headerLength = new DataView(bytes.buffer).getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + headerLength));
  const header = v.parse(ArchiveHeader, JSON.parse(text));
  const parts = new Map<string, Uint8Array>();
  let offset = 4 + headerLength;
  for (const [hash, length] of header.parts) {
    // A copy: typed arrays that view the index's columns need its bytes aligned.
    parts.set(hash, bytes.slice(offset, offset + length));
    offset += length;
  }
  return { manifest: header.manifest, parts };
}

const transformBytes = async (blob: Blob, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
