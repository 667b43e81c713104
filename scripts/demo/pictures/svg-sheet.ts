/** A point on the sheet, in pixels to the right and down. */
export type SheetPoint = readonly [number, number];

import type { Colour } from './palette.ts';

/** A stop of a gradient: offset (0–1), colour, opacity. */
type GradientStop = readonly [number, Colour, number?];

type FillPaint = Colour | `url(#${string})`;

/** A drawing that collects shapes, the farthest first, and becomes one SVG. */
export class SvgSheet {
  readonly width: number;
  readonly height: number;
  private readonly defs: string[] = [];
  private readonly shapes: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Adds a shape; `more` holds raw attributes such as opacity or stroke. */
  addShape(path: string, paint: FillPaint | 'none', more = ''): void {
    if (path) this.shapes.push(`<path d="${path}" fill="${paint}" ${more}/>`);
  }

  addLine(path: string, colour: FillPaint, width: number, more = ''): void {
    this.addShape(path, 'none', `stroke="${colour}" stroke-width="${roundToTenth(width)}" ${more}`);
  }

  addEllipse(x: number, y: number, rx: number, ry: number, paint: FillPaint, more = ''): void {
    this.shapes.push(
      `<ellipse cx="${roundToTenth(x)}" cy="${roundToTenth(y)}" rx="${roundToTenth(rx)}" ry="${roundToTenth(ry)}" fill="${paint}" ${more}/>`,
    );
  }

  /** Adds raw elements, such as a line of text as outlines. */
  addElement(element: string, more: string): void {
    this.shapes.push(`<g ${more}>${element}</g>`);
  }

  /** Defines a linear gradient between two points and returns its reference. */
  createLinearGradient(
    from: SheetPoint,
    to: SheetPoint,
    stops: readonly GradientStop[],
  ): FillPaint {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${roundToTenth(from[0])}" y1="${roundToTenth(from[1])}" x2="${roundToTenth(to[0])}" y2="${roundToTenth(to[1])}">${renderStops(stops)}</linearGradient>`,
    );
  }

  /** Draws inside a shape only; holes are further outlines in the same path. */
  drawClipped(path: string, draw: () => void): void {
    const reference = this.define(
      (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${path}"/></clipPath>`,
    );
    this.shapes.push(`<g clip-path="${reference}">`);
    draw();
    this.shapes.push('</g>');
  }

  /** Draws with other coordinates, as SVG writes a transformation. */
  drawTransformed(transform: string, draw: () => void): void {
    this.shapes.push(`<g transform="${transform}">`);
    draw();
    this.shapes.push('</g>');
  }

  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.defs.join('')}</defs>${this.shapes.join('')}</svg>`;
  }

  private define(element: (id: string) => string): FillPaint {
    const id = `d${this.defs.length}`;
    this.defs.push(element(id));
    return `url(#${id})`;
  }
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const renderStops = (stops: readonly GradientStop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
