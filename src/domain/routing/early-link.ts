import { encodePath } from './path-encoding';

/** What a link to a property that is not public yet names (decision 107), and the path that it leads to. */
export interface EarlyLink {
  property: number;
  /** The account or the visit that it was made for. */
  holder: string;
  signature: string;
  /** The part before the path, which the links about the property pass on. */
  prefix: string;
  /** The ordinary path, encoded. */
  path: string;
}

const EARLY_PATH = /^\/early\/((\d{1,10})\.([^/]{1,100})\.([\w-]{45,48}))(\/.*)?$/s;

/** Returns what stands before the path of a link: '/early/84213.7f3c.0-Xy…'. */
export const buildEarlyPrefix = ({
  property,
  holder,
  signature,
}: Pick<EarlyLink, 'property' | 'holder' | 'signature'>): string =>
  encodePath(`/early/${property}.${holder}.${signature}`);

/** Reads the link from a decoded path; undefined if it is none. */
export function readEarlyLink(decodedPath: string): EarlyLink | undefined {
  const [, , property, holder = '', signature = '', path = '/'] =
    EARLY_PATH.exec(decodedPath) ?? [];
  if (!property) return undefined;
  const named = { property: Number(property), holder, signature };
  return { ...named, prefix: buildEarlyPrefix(named), path: encodePath(path) };
}
