import type { Module } from '../../../domain/site/module';
import { getModuleColorClass } from '../../../domain/site/theme';

/**
 * Returns the classes of a module: view, columns by window width (the span limits the widest),
 * background, configured class.
 */
export function getModuleClasses({ view, relations, col, span, ...module }: Module): string {
  const columns = { sm: col.sm, md: col.md, lg: Math.min(col.lg, span) };
  return [
    'module',
    `module--${view || relations.type}`,
    ...Object.entries(columns).flatMap(([width, count]) =>
      count < 12 ? [`${width}-${count}`] : [],
    ),
    module.backgroundType === 'image' && module.image && 'module--image',
    getModuleColorClass(module),
    module.class,
  ]
    .filter(Boolean)
    .join(' ');
}
