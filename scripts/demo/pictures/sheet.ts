/** A place on the sheet: pixels to the right and down. */
export type Spot = readonly [number, number];

import type { Colour } from './palette.ts';

/** A stop of a gradient: where (0–1), which colour, how opaque. */
type Stop = readonly [number, Colour, number?];

type Paint = Colour | `url(#${string})`;

/** A sheet of paper on which shapes are laid, first the farthest; becomes one SVG. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  private readonly defs: string[] = [];
  private readonly shapes: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Lays a shape; `more` is raw attributes such as opacity or stroke. */
  cut(path: string, paint: Paint | 'none', more = ''): void {
    if (path) this.shapes.push(`<path d="${path}" fill="${paint}" ${more}/>`);
  }

  line(path: string, colour: Paint, width: number, more = ''): void {
    this.cut(path, 'none', `stroke="${colour}" stroke-width="${round(width)}" ${more}`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, paint: Paint, more = ''): void {
    this.shapes.push(
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${paint}" ${more}/>`,
    );
  }

  /** Lays raw elements, such as a line of text set as outlines. */
  lay(element: string, more: string): void {
    this.shapes.push(`<g ${more}>${element}</g>`);
  }

  /** A straight gradient between two places on the sheet. */
  linear(from: Spot, to: Spot, stops: readonly Stop[]): Paint {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}">${list(stops)}</linearGradient>`,
    );
  }

  /** Draws inside a shape only; holes are further outlines in the same path. */
  within(path: string, draw: () => void): void {
    const reference = this.define(
      (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${path}"/></clipPath>`,
    );
    this.shapes.push(`<g clip-path="${reference}">`);
    draw();
    this.shapes.push('</g>');
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.defs.join('')}</defs>${this.shapes.join('')}</svg>`;
  }

  private define(element: (id: string) => string): Paint {
    const id = `d${this.defs.length}`;
    this.defs.push(element(id));
    return `url(#${id})`;
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

const list = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
