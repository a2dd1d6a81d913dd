import { isIP } from 'node:net';
import type { Settings } from './settings/index.js';

export const isHttps = (url: string): boolean => url.startsWith('https:');
/** Whether browsers reach the sites over https. */
export const isSecure = ({ PUBLIC_URLS = [] }: Settings): boolean => PUBLIC_URLS.some(isHttps);

/** Over https from anywhere; a demo also from this machine. */
export const mayLoadFrom = (script: string, mode: Settings['APP_MODE']): boolean =>
  isHttps(script) || (mode === 'demo' && isLoopback(new URL(script).hostname));

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Cookies and promises of https hold for all addresses or for none: one address without would give away what the others keep. */
export function addressFaults({ APP_MODE, PUBLIC_URLS = [], ADMIN_HOST }: Settings): string[] {
  const faults: string[] = [];
  const isPlain = PUBLIC_URLS.some((url) => !isHttps(url));
  if (APP_MODE === 'production' && isPlain) faults.push('PUBLIC_URLS must all begin with https:// in production');
  else if (isPlain && PUBLIC_URLS.some(isHttps)) faults.push('PUBLIC_URLS must be all https:// or all http://, not both');
  if (PUBLIC_URLS.some((url) => new URL(url).host === ADMIN_HOST?.toLowerCase()))
    faults.push('ADMIN_HOST must not be a host of PUBLIC_URLS: members would find nothing there');
  return faults;
}

/** A page of one API process may call any other: journeys put two people on two processes. */
export function demoOrigins({ PORT, API_PROCESSES }: Settings): string[] {
  return Array.from({ length: API_PROCESSES }, (_, index) => PORT + index).flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]);
}

/** None where the back office has no host of its own. */
export function adminOrigin(settings: Settings): string[] {
  return settings.ADMIN_HOST ? [`${isSecure(settings) ? 'https' : 'http'}://${settings.ADMIN_HOST}`] : [];
}
