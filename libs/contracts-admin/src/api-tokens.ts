import * as z from 'zod/mini';
import { line, uuid } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import type { AdminResource } from './rights.js';
import { stepUpFields } from './staff.js';

/**
 * What a system of the house may be allowed, right by right. Nothing about staff, settings and companies is here; nothing that a person has to
 * judge or to answer for, such as cases, photos, invitations and what is written to members; and no money: what two people have to agree on, a
 * program does not do.
 */
export const tokenRights = [
  'dashboard',
  'dashboard_people',
  'members',
  'member_money',
  'transparency',
  'audit',
  'site_names',
  'orders',
  'payment_issues',
  'discount_codes',
  'reports',
  'prices',
  'companies',
] as const satisfies readonly AdminResource[];
export type TokenRight = (typeof tokenRights)[number];

export const apiTokenId = uuid;
export const apiTokenNameMax = 60;
export const apiTokenNetworksMax = 10;
/** A token that nobody renews is one that nobody remembers. */
export const apiTokenDaysMax = 400;
/** What stands before the id and the secret, so that a token is known where it does not belong. */
export const apiTokenPattern = /^st_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_([\w-]{43})$/;

const part = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const network4 = new RegExp(`^${part}(\\.${part}){3}(/(3[0-2]|[12]?\\d))?$`);
const network6 = /^(?=.*:)[\da-f:]{2,39}(\/(12[0-8]|1[01]\d|[1-9]?\d))?$/i;
/** An address, or a network such as 10.0.0.0/8. Whether the groups of one of IPv6 add up is asked by the service. */
export const isNetworkText = (text: string): boolean => network4.test(text) || network6.test(text);

export const apiTokenStates = ['active', 'lapsed', 'ended'] as const;
export type ApiTokenState = (typeof apiTokenStates)[number];

export const apiTokensQuery = z
  .strictObject({ ...pageFields, state: z.optional(z.enum(apiTokenStates)) })
  .check(z.refine(withinCap, { path: ['page'] }));
export type ApiTokensQuery = z.infer<typeof apiTokensQuery>;

export const apiTokenRow = z.object({
  id: apiTokenId,
  name: z.string(),
  rights: z.array(z.enum(tokenRights)),
  /** None: from anywhere. */
  networks: z.array(z.string()),
  made_by: z.object({ id: uuid, name: z.string() }),
  made_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** To the minute; null when it was never used. */
  last_used_at: z.nullable(z.iso.datetime()),
  /** Coarse: enough to tell the own machines from others. */
  last_used_network: z.string(),
  state: z.enum(apiTokenStates),
});
export type ApiTokenRow = z.infer<typeof apiTokenRow>;
export const apiTokensAnswer = listOf(apiTokenRow);
export type ApiTokensAnswer = z.infer<typeof apiTokensAnswer>;

const reason = inWords(3, 200);

export const apiTokenCommands = {
  make_api_token: command({
    path: '/api/admin/api-tokens',
    right: 'staff',
    act: 'api_token.made',
    subject: 'api_token',
    target: null,
    reason,
    confirms: true,
    fields: {
      name: line('field_required').check(z.minLength(1, 'field_required'), z.maxLength(apiTokenNameMax)),
      rights: z.array(z.enum(tokenRights)).check(
        z.minLength(1, 'field_required'),
        z.maxLength(tokenRights.length),
        z.refine((list) => new Set(list).size === list.length),
      ),
      /** The last day on which it works, in UTC. */
      until: z.iso.date('field_required'),
      networks: z.array(line().check(z.refine(isNetworkText))).check(z.maxLength(apiTokenNetworksMax)),
      ...stepUpFields,
    },
    /** The token itself is in this answer and nowhere else. */
    result: z.object({ id: apiTokenId, token: z.string() }),
  }),
  end_api_token: command({
    path: '/api/admin/api-tokens/:id/end',
    right: 'staff',
    act: 'api_token.ended',
    subject: 'api_token',
    target: apiTokenId,
    reason,
    confirms: true,
    fields: {},
    result: apiTokenRow,
  }),
} as const;

/** What staff read of it. */
export const apiTokensResources = {
  api_tokens: resource({
    path: '/api/admin/api-tokens',
    logged: true,
    right: 'staff',
    id: apiTokenId,
    sorts: [],
    query: apiTokensQuery,
    row: apiTokenRow,
    one: null,
  }),
} as const;
