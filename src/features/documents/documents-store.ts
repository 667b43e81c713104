import { getDocumentKey } from '../../platform/snapshot/manifest';

/** Opens a document of the snapshot by its content hash; null if the bucket does not hold it. */
export const openDocument = (files: R2Bucket, hash: string): Promise<R2ObjectBody | null> =>
  files.get(getDocumentKey(hash));

/** Returns the bytes of a document of the snapshot; undefined if the bucket does not hold it. */
export const measureDocument = async (files: R2Bucket, hash: string): Promise<number | undefined> =>
  (await files.head(getDocumentKey(hash)))?.size;
