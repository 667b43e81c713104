import type { Spot } from './camera.ts';
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
  private mirrored = false;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Lays a shape; `more` is raw attributes such as opacity or stroke. */
  cut(path: string, paint: Paint | 'none', more = ''): void {
    if (path) this.shapes.push(`<path d="${path}" fill="${paint}" ${more}/>`);
  }

  polygon(spots: readonly Spot[], paint: Paint, more = ''): void {
    this.cut(closed(spots), paint, more);
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

  /** A round gradient. */
  radial(centre: Spot, radius: number, stops: readonly Stop[]): Paint {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(centre[0])}" cy="${round(centre[1])}" r="${round(radius)}">${list(stops)}</radialGradient>`,
    );
  }

  /** Lays everything drawn inside as one group: one opacity, one blend, one blur. */
  group(more: string, draw: () => void): void {
    this.shapes.push(`<g ${more}>`);
    draw();
    this.shapes.push('</g>');
  }

  /** Draws inside a shape only; holes are further outlines in the same path. */
  within(path: string, draw: () => void): void {
    const reference = this.define(
      (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${path}"/></clipPath>`,
    );
    this.group(`clip-path="${reference}"`, draw);
  }

  /** Draws with soft edges, `blur` pixels of standard deviation. */
  soft(blur: number, more: string, draw: () => void): void {
    const reference = this.define(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${round(blur)}"/></filter>`,
    );
    this.group(`filter="${reference}" ${more}`, draw);
  }

  /** Turns the whole sheet left to right: the same room from the other side of the house. */
  mirror(): void {
    this.mirrored = true;
  }

  svg(): string {
    const shapes = this.mirrored
      ? `<g transform="translate(${this.width} 0) scale(-1 1)">${this.shapes.join('')}</g>`
      : this.shapes.join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.defs.join('')}</defs>${shapes}</svg>`;
  }

  private define(element: (id: string) => string): Paint {
    const id = `d${this.defs.length}`;
    this.defs.push(element(id));
    return `url(#${id})`;
  }
}

/** A closed outline as path data. */
export function closed(spots: readonly Spot[]): string {
  return spots.length < 3 ? '' : `${open(spots)}Z`;
}

/** An open line as path data. */
export function open(spots: readonly Spot[]): string {
  return spots.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** A closed, rounded outline through the spots: the knife goes round, not from corner to corner. */
export function rounded(spots: readonly Spot[]): string {
  const middles = spots.map((spot, index): Spot => {
    const next = spots[(index + 1) % spots.length] ?? spot;
    return [(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2];
  });
  const last = middles.at(-1);
  if (!last) return '';
  const curves = spots.map((spot, index) => {
    const middle = middles[index] ?? spot;
    return `Q${round(spot[0])} ${round(spot[1])} ${round(middle[0])} ${round(middle[1])}`;
  });
  return `M${round(last[0])} ${round(last[1])}${curves.join('')}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const list = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
