import { z } from 'zod';
import { list, url } from './kinds.js';

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be web addresses such as https://www.example.org, with a comma between two',
  )
  .transform((text) => new URL(text).origin);

const staffRoleNames = 'moderator|finance|support|content|owner|ops';
/** What the service calls a role, and our roles behind it. */
const roleMap = list.pipe(
  z.array(
    z
      .string()
      .regex(
        new RegExp(String.raw`^[^=,+]+=(${staffRoleNames})(\+(${staffRoleNames}))*$`),
        'must look like care-team=support+moderator, with a comma between two; our roles are moderator, finance, support, content, owner and ops',
      ),
  ),
);

/** None, a number of proxies in front of us, or the networks that they are in. */
const trustProxy = z
  .string()
  .regex(/^(none|[1-9]\d?|[\da-f.:/]+(,\s*[\da-f.:/]+)*)$/i, 'must be none, a number of proxies, or networks such as 10.0.0.0/8')
  .transform((text): false | number | string[] => (text === 'none' ? false : /^\d+$/.test(text) ? Number(text) : list.parse(text)));

/** Under which addresses the sites and the back office are reached, and by whom. */
export const accessSettings = {
  PUBLIC_URLS: list
    .pipe(z.array(origin))
    .optional()
    .describe(
      'Addresses under which members reach the sites, with a comma between two: production answers as these and no others. The first one is the main site.',
    ),
  ADMIN_HOST: z
    .string()
    .regex(/^[a-z\d.-]+(:\d+)?$/i, 'must be a host name')
    .optional()
    .describe('When set, the back office answers on this host only.'),
  STAFF_OIDC_ISSUER: url('https://login.example.org', 'http', 'https')
    .refine((text) => !/[?#]/.test(text), 'must be an address without ? and #')
    .optional()
    .describe(
      'Sign-in service (OpenID Connect) by which staff may come in beside password and code: its issuer, exactly as the service writes it. The next two are needed with it; its address for the answer is <back office>/api/admin/sign-in/answer.',
    ),
  STAFF_OIDC_CLIENT_ID: z.string().optional().describe('What the sign-in service knows this installation by.'),
  STAFF_OIDC_CLIENT_SECRET: z.string().optional().describe('The secret that the sign-in service gave for it.'),
  STAFF_OIDC_NAME: z
    .string()
    .max(40, 'must be 40 letters or less')
    .optional()
    .describe('What the button of the login calls the service. Without it its host.'),
  STAFF_OIDC_HOSTS: list
    .pipe(z.array(z.string().regex(/^[a-z\d.-]+(:\d+)?$/i, 'must be hosts such as keys.example.org')))
    .optional()
    .describe("Hosts besides the issuer's own where the service has its pages, tokens and keys. Nothing is fetched from any other."),
  STAFF_OIDC_SECOND_FACTORS: list
    .default(['mfa'])
    .describe(
      'What the service says (amr or acr) when somebody showed a second factor there, with a comma between two. Whoever comes without is asked for the code of their own device.',
    ),
  STAFF_OIDC_ROLE_CLAIM: z
    .string()
    .regex(/^[\w:/.-]+$/, 'must be the name of a claim')
    .optional()
    .describe(
      'The claim in which the service says what somebody may do. It only takes away: nobody gets a role that an owner did not give them. The next one is needed with it.',
    ),
  STAFF_OIDC_ROLES: roleMap
    .optional()
    .describe('What stands in that claim, and which of our roles it leaves: care-team=support+moderator, with a comma between two.'),
  TRUST_PROXY: trustProxy
    .default(false)
    .describe(
      'none, the number of proxies in front, or their networks (10.0.0.0/8, fd00::/8). Trusted proxies must write X-Forwarded-For and X-Forwarded-Host themselves: one that hands on what a visitor sent lets strangers choose their address and the host of the site.',
    ),
  APP_SECRET: z
    .string()
    .min(32, 'must have 32 characters or more')
    .optional()
    .describe('Key for signatures and encryption. Make one with: openssl rand -base64 48'),
};
