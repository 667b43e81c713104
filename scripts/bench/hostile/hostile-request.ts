import type { BenchRequest } from '../http-client';

/** A request that carries a hostile payload. */
export interface HostileRequest extends BenchRequest {
  headers: Record<string, string>;
  /** Name of the form it is sent to; a ticket and a captcha proof may be added. */
  form?: string;
}

export interface InjectionPoint {
  name: string;
  buildRequest(payload: string): HostileRequest;
}

export const SAME_ORIGIN_HEADERS = { 'Sec-Fetch-Site': 'same-origin' };
export const URLENCODED_HEADERS = {
  ...SAME_ORIGIN_HEADERS,
  'Content-Type': 'application/x-www-form-urlencoded',
};
