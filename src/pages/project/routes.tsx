import { Hono } from 'hono';
import type { App } from '../../app';

export const project = new Hono<App>();
