import type { ReactNode } from 'react';
import type { Module } from '../../../domain/site/module';
import type { ApprovedTestimonial } from '../../../domain/site/testimonial';
import type { RequestContext } from '../../../platform/request-context';

/** The input of a module renderer. */
export interface ModuleProps {
  ctx: RequestContext;
  module: Module;
  /** The original path of the page that contains the module: '/', '/FAQ/'. */
  original: string;
  /** The requested page of its list, from 1; may be beyond the last. */
  pageNumber: number;
  /** The heading level of its items: one below the module's own heading, if it has one. */
  heading: 'h2' | 'h3';
  /** Approved testimonials of visitors; empty unless the page is the guestbook. */
  testimonials: readonly ApprovedTestimonial[];
}

/** Loads and renders the content of a module; null if there is none. */
export type ModuleRenderer = (props: ModuleProps) => ReactNode | Promise<ReactNode>;
