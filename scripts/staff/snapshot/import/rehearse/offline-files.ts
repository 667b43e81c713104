import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads what a page of the site shows by its path: a picture, a style, a font. */
type ResourceReader = (path: string) => Promise<Uint8Array | undefined>;

/** Turns pages of a site into files that open without it: what they show lies beside them. */
export class OfflineFiles {
  readonly #folder: string;
  readonly #read: ResourceReader;
  readonly #stored = new Map<string, Promise<string>>();

  constructor(folder: string, read: ResourceReader) {
    this.#folder = folder;
    this.#read = read;
  }

  /**
   * Writes a page into the folder. It runs no script, its forms send nothing, and its links lead to the pages of `links`
   * alone: file by path.
   */
  async writePage(file: string, html: string, links: ReadonlyMap<string, string>): Promise<void> {
    const still = html
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<noscript>.*?<\/noscript>/gs, '')
      .replace(/<link\b(?![^>]*rel="stylesheet")[^>]*>/g, '')
      .replace(/<form\b/g, '<form inert')
      .replace(/ autofocus(="")?/gi, '')
      .replaceAll('font-display:optional', 'font-display:block')
      .replace(/ src="https?:[^"]*"/g, '')
      .replace(/ (?:srcset|sizes|formaction|action)="[^"]*"/gi, '')
      .replace(/(<a\b[^>]*?) href="([^"]*)"/g, (_, tag, target) => {
        const linked = links.get(target) ?? (target.startsWith('#') ? target : undefined);
        return linked ? `${tag} href="${linked}"` : tag;
      });
    const text = await this.#replacePaths(
      still,
      /(?<=(?:src|href|poster)=")\/[^"]*|(?<=url\(["']?)\/[^)"']*/g,
    );
    await writeFile(join(this.#folder, file), text);
  }

  /** Replaces the paths of the site in a text by those of the files beside it; of what cannot be read nothing is left. */
  async #replacePaths(text: string, pattern: RegExp): Promise<string> {
    const names = new Map<string, string>();
    for (const [path] of text.matchAll(pattern)) names.set(path, await this.#store(path));
    return text.replace(pattern, (path) => names.get(path) as string);
  }

  #store(path: string): Promise<string> {
    const stored = this.#stored.get(path) ?? this.#writeResource(path);
    this.#stored.set(path, stored);
    return stored;
  }

  async #writeResource(path: string): Promise<string> {
    const bytes = await this.#read(path.replaceAll('&amp;', '&'));
    if (!bytes) return '';
    const name = nameFile(path, bytes);
    const isStyle = name.endsWith('.css');
    await mkdir(this.#folder, { recursive: true });
    await writeFile(
      join(this.#folder, name),
      isStyle
        ? await this.#replacePaths(new TextDecoder().decode(bytes), /(?<=url\(["']?)\/[^)"']*/g)
        : bytes,
    );
    return name;
  }
}

/** '/media/pictures/a-600.webp' → 'media-pictures-a-600.webp'; a drawing that the site makes gets the ending that browsers want. */
function nameFile(path: string, bytes: Uint8Array): string {
  const name = path.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '');
  if (/\.\w{2,5}$/.test(name)) return name;
  return bytes[0] === '<'.charCodeAt(0) ? `${name}.svg` : `${name}.png`;
}

/** Reads a file below one of some folders; undefined if none has it. */
export async function readBelow(
  folders: readonly string[],
  path: string,
): Promise<Uint8Array | undefined> {
  const [file = ''] = decodeURI(path).split('?');
  if (file.includes('..')) return undefined;
  for (const folder of folders) {
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}
