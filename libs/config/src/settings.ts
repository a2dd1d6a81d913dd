import { z } from 'zod';
import { readRedisAddress } from './redis-address.js';

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(1, 'must be from 1 to 65535')
  .max(65_535, 'must be from 1 to 65535');

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be web addresses such as https://www.example.org, with a comma between two',
  )
  .transform((text) => new URL(text).origin);

const url = (example: string, ...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), `must look like ${example}`);

const redisAddress = z
  .string()
  .refine(
    (text) => readRedisAddress(text) !== undefined,
    'must look like redis://localhost:6379 or redis+sentinel://host1:26379,host2:26379/name',
  );

export const ownMollieEndpoint = 'https://api.mollie.com/v2';
/** Where CM.com takes SMS: the first address is theirs alone, the second leads through a network of another company. */
export const ownCmHosts: readonly string[] = ['gw.cmtelecom.com', 'gw.messaging.cm.com'];
const ownCmEndpoint = 'https://gw.cmtelecom.com/v1.0/message';
/** Where the European Central Bank publishes its files. */
export const ownEuroRatesUrl = 'https://www.ecb.europa.eu/stats/eurofxref/';
/** Keys that Mollie gives out; `live_` ones move money. */
const mollieKey = z.string().regex(/^(live|test)_\w{20,}$/, 'must be a key of Mollie, which begins with live_ or test_');

const vapidKey = (bytes: number) =>
  z
    .string()
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, `must be ${bytes} bytes in base64url`);

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

/** Every setting that the product knows, with its default and the sentence that `.env.example` prints. */
export const settings = {
  APP_MODE: z
    .enum(['demo', 'production'], 'must be demo or production')
    .default('production')
    .describe('demo or production. `npm start` sets demo: mailbox, demo logins, only for this machine.'),
  PORT: port.default(3000).describe('Port of the first API process; the next process takes the next port.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on. A demo listens on this machine only.'),
  API_PROCESSES: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be 1 or more')
    .max(32, 'must be 32 or less')
    .default(1)
    .describe('How many API processes `npm start` runs.'),
  PROCESS_INDEX: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(31)
    .default(0)
    .describe('Which API process this is, from 0. It listens on PORT + PROCESS_INDEX.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which metrics listen. They say nothing of members, but are not for strangers: no proxy may lead there.'),
  METRICS_PORT: port.default(9464).describe('Private port of the metrics of the first API process; the next process takes the next port.'),
  WORKER_METRICS_PORT: port.default(9400).describe('Private port of the metrics of the worker.'),
  DATA_DIR: z.string().default('.data').describe('Folder for photos and, in a demo, for the embedded services.'),
  STATUS_DIR: z
    .string()
    .optional()
    .describe(
      'Folder where the status page is written each minute, for a proxy to show while the API is away (deploy/Caddyfile). Without it status in DATA_DIR.',
    ),
  DATABASE_URL: url('postgres://app_api:secret@localhost:5432/app', 'postgres', 'postgresql')
    .optional()
    .describe(
      'Postgres 18 or newer, as a role without rights to change tables: app_api for the API, app_worker for the worker and commands. Their limits of time are settings of the role (deploy/postgres-roles.sh).',
    ),
  DATABASE_READ_URL: url('postgres://app_api:secret@localhost:5433/app', 'postgres', 'postgresql')
    .optional()
    .describe(
      'A replica, or a balancer in front of several that leaves out those which are behind: it answers reads that may be five seconds old. Without it the primary does.',
    ),
  DATABASE_OWNER_URL: url('postgres://owner:secret@localhost:5432/app', 'postgres', 'postgresql')
    .optional()
    .describe('The same database as its owner. Only migrations use it.'),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be 1 or more')
    .max(500, 'must be 500 or less')
    .default(6)
    .describe(
      'Database connections per process. Two or three at work for each core of the database are the quickest; more get in their way.',
    ),
  REDIS_URL: redisAddress
    .optional()
    .describe(
      'Redis 7 or newer, or Valkey, for the jobs: with maxmemory-policy noeviction and an append-only file. Behind Sentinels: redis+sentinel://host1:26379,host2:26379/name',
    ),
  REDIS_LIVE_URL: redisAddress
    .optional()
    .describe('Another one for sockets, limits and who is online, which may lose what it holds. That of the jobs when unset.'),
  SMTP_URL: url('smtp://user:secret@mail.example.org:587', 'smtp', 'smtps').optional().describe('Where mail is handed over.'),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'must be an e-mail address')
    .optional()
    .describe('Sender of all mail, such as: Second Spring <hello@example.org>'),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/, 'must be whsec_ and 24 bytes or more in base64')
    .optional()
    .describe(
      'Signs what the mail service tells of bounces and spam reports at /api/webhooks/mails (Standard Webhooks). Without it nothing is taken there.',
    ),
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z\d.-]+$/i, 'must be a domain')
    .optional()
    .describe('Mails are signed for this domain (DKIM), when the mail server does not do it. The other two are needed with it.'),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d._-]+$/i, 'must be a selector such as 2026')
    .optional()
    .describe('Under which name the DNS of the domain has the public key: <selector>._domainkey.<domain>.'),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .pipe(z.string().regex(/-----BEGIN (RSA )?PRIVATE KEY-----[\s\S]+-----END/, 'must be a PEM private key'))
    .optional()
    .describe('The private key, as PEM; line breaks may be written as \\n. Make one with: openssl genrsa 2048'),
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
  S3_BUCKET: z.string().optional().describe('Bucket for photos. Without it photos are kept in DATA_DIR.'),
  S3_ENDPOINT: url('https://s3.example.org', 'http', 'https').optional().describe('Address of the object store, when it is not Amazon.'),
  S3_REGION: z.string().default('eu-central-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY: z.string().optional().describe('Access key of the object store.'),
  S3_SECRET_KEY: z.string().optional().describe('Secret key of the object store.'),
  GIF_PROVIDER: z
    .enum(['house', 'klipy', 'giphy'], 'must be house, klipy or giphy')
    .default('house')
    .describe('Where members look for moving pictures: the ones drawn for the product (house), or a provider, whose key is needed.'),
  KLIPY_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
    .optional()
    .describe('Key of KLIPY. While it is set, pictures that were sent from there can be seen.'),
  GIPHY_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
    .optional()
    .describe('Key of GIPHY. While it is set, pictures that were sent from there can be seen.'),
  MOLLIE_KEY: mollieKey.optional().describe('Key of Mollie, through whom members pay. Production takes a live_ key, a demo a test_ key.'),
  MOLLIE_ENDPOINT: url(ownMollieEndpoint, 'http', 'https')
    .default(ownMollieEndpoint)
    .describe("Where the Payments API is reached. Only a demo may have another than Mollie's own: the payment sandbox of `npm start`."),
  MOLLIE_ORGANIZATION_TOKEN: z
    .string()
    .regex(/^access_\w{20,}$/, 'must be an access token of the organisation at Mollie, which begins with access_')
    .optional()
    .describe(
      'Access token of the organisation at Mollie, with the rights settlements.read and payments.read: payouts are compared with our books by it. Without it they are not read; the payment sandbox takes MOLLIE_KEY.',
    ),
  DISPUTE_LIMIT_PERCENT: z.coerce
    .number('must be a number of percent')
    .positive('must be more than 0')
    .max(100, 'must be 100 or less')
    .default(0.9)
    .describe(
      "How many disputes for each hundred sales of a month the card schemes bear: 0.9, as Visa's monitoring of disputes has it; each scheme changes its own at times. An alarm is raised at half of it.",
    ),
  DISPUTE_MINIMUM_SALES: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(250)
    .describe('Fewer sales than this in a month raise no alarm of disputes: one dispute among few is no sign of anything.'),
  PAYMENT_WEBHOOK_BASE: url('https://www.example.org', 'http', 'https')
    .transform((text) => new URL(text).origin)
    .optional()
    .describe('Public address that Mollie calls when a payment changes. Without it the first of PUBLIC_URLS.'),
  EURO_RATES_URL: url(ownEuroRatesUrl, 'http', 'https')
    .optional()
    .describe(
      `Folder of the files in which the European Central Bank says what a euro costs (eurofxref-daily.xml). Without it its own, ${ownEuroRatesUrl}; in a demo a stored example.`,
    ),
  CM_PRODUCT_TOKEN: z
    .guid('must look like 00000000-0000-0000-0000-000000000000')
    .optional()
    .describe(
      'Product token of CM.com, through whom SMS go out. Without it no direct debit is offered, because its code comes by SMS; a demo has them in its mailbox. The next one is needed with it.',
    ),
  SMS_SENDER: z
    .string()
    .regex(/^(?=.*[A-Za-z])[A-Za-z\d ]{3,11}$|^\+?\d{5,15}$/, 'must be 3 to 11 letters and digits, or a phone number')
    .optional()
    .describe('Who SMS are from, as a phone shows it: 3 to 11 letters and digits, or a number. Some countries want it registered first.'),
  CM_ENDPOINT: url(ownCmEndpoint, 'http', 'https')
    .default(ownCmEndpoint)
    .describe("Where CM.com takes SMS. Only a demo may have another host than CM.com's own."),
  VAPID_PUBLIC_KEY: vapidKey(65)
    .optional()
    .describe(
      'What push services know this installation by. Without the pair no push is offered. Make one with: npx web-push generate-vapid-keys',
    ),
  VAPID_PRIVATE_KEY: vapidKey(32).optional().describe('The other half of the pair. A new pair ends every subscription.'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must look like mailto:hello@example.org')
    .optional()
    .describe('Where push services reach whoever answers for this installation. Without it the address in MAIL_FROM.'),
  PUSH_SERVICES: list
    .pipe(z.array(z.string().regex(/^(https?:\/\/)?(\*\.)?[a-z\d.-]+$/, 'must be hosts such as push.example.org or *.example.org')))
    .optional()
    .describe('Hosts of push services besides those of Google, Mozilla, Microsoft and Apple. In a demo http://127.0.0.1 may be one.'),
  ANALYTICS_URL: url('https://stats.example.org/tag.js', 'http', 'https')
    .optional()
    .describe(
      'Script that counts visits, from another host. It is loaded on public pages only, after the visitor has said yes. Without it nobody is asked.',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be trace, debug, info, warn, error, fatal or silent')
    .default('info')
    .describe('How much is logged.'),
  TRACES_URL: url('http://collector:4318/v1/traces', 'http', 'https')
    .optional()
    .describe(
      'Where a collector takes traces (OTLP over HTTP, as JSON). They name routes, statements, jobs and hints, and nothing of members. Without it nothing is traced.',
    ),
  TRACES_RATIO: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(1, 'must be 1 or less')
    .default(0.01)
    .describe('What part of all requests is traced, with all that follows from them: 0.01 is one of a hundred.'),
  FAIL_POINTS: list.optional().describe('Demo only: names of places in the code that shall fail, to try what happens then.'),
};

export type SettingName = keyof typeof settings;
export const settingNames: readonly string[] = Object.keys(settings);
export type Settings = z.output<ReturnType<typeof schema>>;

const schema = () => z.object(settings);

/** An empty value counts as not set, so that a copied `.env.example` changes nothing. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.keys(settings).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : []));
  return schema().safeParse(Object.fromEntries(given));
}
