import { Hono } from 'hono';
import type { App } from '../../app';

export const article = new Hono<App>();
