import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What cases of properties are drawn by. */
    seed: number;
  }
}

/** Properties and their cases: the same for the same commit, so that a run tells what it told before. */
fc.configureGlobal({ seed: inject('seed') });

export { fc };
