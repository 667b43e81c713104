import { Hono } from 'hono';
import type { App } from '../../app';

export const configured = new Hono<App>();
