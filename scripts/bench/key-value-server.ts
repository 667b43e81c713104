import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { CompiledVersion } from '../../src/platform/snapshot/build/compile';
import {
  getManifestKey,
  getSnapshotPartKey,
  POINTER_KEY,
} from '../../src/platform/snapshot/manifest';

/** Serves a compiled version as workerd reads a KV namespace: GET of the encoded key. */
export async function serveVersion(
  { manifest, parts }: CompiledVersion,
  port: number,
): Promise<Server> {
  const texts = new Map([
    [POINTER_KEY, JSON.stringify({ current: manifest.version, previous: [] })],
    [getManifestKey(manifest.version), JSON.stringify(manifest)],
  ]);
  const prefix = getSnapshotPartKey('');
  const server = createServer(({ url = '' }, response) => {
    const key = decodeURIComponent(new URL(url, 'http://kv').pathname.slice(1));
    const value = texts.get(key) ?? parts.get(key.slice(prefix.length));
    response.writeHead(value === undefined ? 404 : 200).end(value);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
