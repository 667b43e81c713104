import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The seed of the random cases. */
    seed: number;
  }
}

// The same seed for the same commit, so that a second run draws the same cases.
fc.configureGlobal({ seed: inject('seed') });

export { fc };
