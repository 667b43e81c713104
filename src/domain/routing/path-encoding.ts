/** Decodes a path, since an apostrophe may be raw or encoded (decision 5); unchanged if it is malformed. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Encodes the segments of a path for a link; the apostrophe stays raw. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');
