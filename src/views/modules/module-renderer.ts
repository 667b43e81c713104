import type { ReactNode } from 'react';
import type { Module } from '../../domain/site/module';
import type { Testimonial } from '../../domain/site/testimonial';
import type { RequestContext } from '../../platform/request-context';

/** What a module's body is made from. */
export interface ModuleProps {
  ctx: RequestContext;
  module: Module;
  /** The original path of the page it stands on: '/', '/FAQ/'. */
  original: string;
  /** The page of its list that is asked for, from 1; any number may be asked for. */
  pageNumber: number;
  /** The heading of the things it lists: one below the module's own, where it has one. */
  heading: 'h2' | 'h3';
  /** The visitors' testimonials that staff approved, where the page is the guestbook. */
  testimonials: readonly Testimonial[];
}

/** Reads what a module shows and draws it; null where there is nothing to draw. */
export type ModuleRenderer = (props: ModuleProps) => ReactNode | Promise<ReactNode>;
