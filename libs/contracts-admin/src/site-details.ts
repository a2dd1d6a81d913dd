import * as z from 'zod/mini';
import { line, locales, uuid } from '#contracts';
import { command } from './command.js';
import { inWords } from './reasons.js';
import { siteId, sitePage } from './site-settings.js';

export const siteNameMax = 60;
export const hostsMax = 20;

/** What a browser makes of a typed host: small letters, other alphabets in their own spelling; undefined when it is none. */
export function readHost(typed: string): string | undefined {
  const written = typed.trim().toLowerCase();
  const address = `http://${written}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  // More than a host, or a number that would be read as an address.
  if (origin !== `http://${hostname}` || (/^[!-~]*$/.test(written) && hostname !== written)) return undefined;
  return /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(hostname) ? hostname : undefined;
}

const host = line().check(
  z.overwrite((typed) => readHost(typed) ?? typed),
  z.refine((typed) => readHost(typed) === typed, { error: 'host_invalid' }),
);

const details = {
  name: line().check(z.minLength(1), z.maxLength(siteNameMax)),
  /** Of who comes to its hosts and has chosen none; null: what the browser wishes. */
  domain_language: z.nullable(z.enum(locales)),
  hosts: z.array(host).check(
    z.minLength(1, { error: 'field_required' }),
    z.maxLength(hostsMax),
    z.refine((hosts) => new Set(hosts).size === hosts.length, { error: 'host_taken' }),
  ),
} as const;
export const siteDetails = z.strictObject(details);
export type SiteDetails = z.infer<typeof siteDetails>;

export const siteDetailCommands = {
  make_site: command({
    path: '/api/admin/site-settings',
    right: 'site_settings',
    act: 'site.made',
    subject: 'site',
    target: null,
    reason: inWords(3, 200),
    confirms: true,
    fields: {
      ...details,
      company_id: uuid,
      /** Whose members it shares; null: it has members of its own. */
      shares_with: z.nullable(siteId),
      /** Whose settings and prices it begins with. */
      begins_like: siteId,
    },
    result: sitePage,
  }),
  change_site: command({
    path: '/api/admin/site-settings/:id/details',
    right: 'site_settings',
    act: 'site.details_changed',
    subject: 'site',
    target: siteId,
    reason: inWords(3, 200),
    confirms: true,
    fields: { version: z.int32().check(z.gte(1)), ...details },
    result: sitePage,
  }),
} as const;
