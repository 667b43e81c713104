import { readFileSync } from 'node:fs';
import { URL } from 'node:url';

type HouseScene = { hour: string; volumes: { width: number; depth: number }[] };

/** The scene in which each house is rendered, by name: its hour with its light and sky, its volumes in metres. */
export const houseScenes: Partial<Record<string, HouseScene>> = JSON.parse(
  readFileSync(new URL('./render/houses.json', import.meta.url), 'utf8'),
);
