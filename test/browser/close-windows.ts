import { afterAll } from 'vitest';
import { closeWindows } from './windows';

/** Runs for each file of browser tests. */
afterAll(closeWindows);
