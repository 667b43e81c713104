import { getDocumentKey } from '../../platform/snapshot/manifest';

/** Opens a document of the snapshot by its content hash; null if the bucket does not hold it. */
export const openDocument = (files: R2Bucket, hash: string): Promise<R2ObjectBody | null> =>
  files.get(getDocumentKey(hash));
