import { stripMetadata } from '../../platform/strip-metadata/strip-metadata';

/** Returns the R2 key of a testimonial's public picture; only approved ones have an object there. */
export const getTestimonialPictureKey = (id: string): string => `testimonials/${id}`;

/** Opens the public picture of a testimonial; null if it has none or is not approved. */
export const openTestimonialPicture = (files: R2Bucket, id: string): Promise<R2ObjectBody | null> =>
  files.get(getTestimonialPictureKey(id));

/** Copies an upload to its public key, unless it is there; false if the upload was deleted. */
export async function publishTestimonialPicture(
  files: R2Bucket,
  id: string,
  uploadKey: string,
): Promise<boolean> {
  const key = getTestimonialPictureKey(id);
  if (await files.head(key)) return true;
  const upload = await files.get(uploadKey);
  if (!upload) return false;
  const { contentType = 'application/octet-stream' } = upload.httpMetadata ?? {};
  // Uploads are stripped when they arrive; a public picture is stripped again, whatever wrote it.
  const picture = stripMetadata(new Uint8Array(await upload.arrayBuffer()), contentType);
  await files.put(key, picture, { httpMetadata: { contentType } });
  return true;
}

export const deleteTestimonialPicture = (files: R2Bucket, id: string): Promise<void> =>
  files.delete(getTestimonialPictureKey(id));
