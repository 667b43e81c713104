import { Hono } from 'hono';
import type { App } from '../../app';

export const property = new Hono<App>();
