import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { toRedis, type RedisConfig } from './redis.js';
import { isWeakKey, isWeakPassword } from './secret-strength.js';
import { ownEuroRatesUrl, ownMollieEndpoint, readSettings, type SettingName, type Settings } from './settings.js';
import { smsFaults, toSms, type SmsConfig } from './sms.js';
import { staffIssuerFaults, toStaffIssuer, type StaffIssuerConfig } from './staff-issuer.js';
import { isVapidPair, type VapidKeys } from './vapid.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface S3Config {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface TracesConfig {
  readonly url: string;
  /** What part of the requests, up to 1. */
  readonly ratio: number;
}

export interface GifConfig {
  readonly provider: Settings['GIF_PROVIDER'];
  readonly klipyKey: string | undefined;
  readonly giphyKey: string | undefined;
}

export interface PaymentsConfig {
  /** Its prefix, `live_` or `test_`, says whether money moves. */
  readonly mollieKey: string;
  /** Up to and with `/v2`. */
  readonly mollieEndpoint: string;
  /** What settlements are read with; undefined: they are not. */
  readonly mollieSettlementsKey: string | undefined;
  /** Origin under which the provider calls us. */
  readonly webhookBase: string;
  /** Folder of the files with the euro's rates; undefined: a stored example is read. */
  readonly euroRatesUrl: string | undefined;
}

/** How many of its sales may be disputed before the card schemes step in. */
export interface DisputesConfig {
  readonly limitPercent: number;
  /** Fewer sales in a month say nothing. */
  readonly minimumSales: number;
}

/** As nodemailer takes it. */
export interface DkimConfig {
  readonly domainName: string;
  readonly keySelector: string;
  readonly privateKey: string;
}

export interface PushConfig extends VapidKeys {
  /** `mailto:` or `https:`. */
  readonly subject: string;
  /** Hosts besides those of the makers of browsers; `*.` before one stands for all below it, `http://` for no encryption. */
  readonly otherServices: readonly string[];
}

export interface Config {
  readonly appMode: 'demo' | 'production';
  readonly isDemo: boolean;
  readonly host: string;
  /** Port of the first API process. */
  readonly port: number;
  readonly apiProcesses: number;
  readonly processIndex: number;
  /** Port on which this API process listens. */
  readonly listenPort: number;
  /** Where metrics listen, of the API and of the worker. */
  readonly metricsHost: string;
  /** Private port for the metrics of this API process. */
  readonly metricsPort: number;
  readonly workerMetricsPort: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Where the status page is written. Absolute. */
  readonly statusDir: string;
  readonly databaseUrl: string;
  /** Undefined: there is no replica. */
  readonly databaseReadUrl: string | undefined;
  /** Only migrations and the tools use it; API and worker run without. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databasePool: number;
  readonly redis: RedisConfig;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly mailWebhookSecret: string | undefined;
  readonly dkim: DkimConfig | undefined;
  /** Origins under which members reach the sites; the first one is the main site. */
  readonly publicUrls: readonly [string, ...string[]];
  /** Origins from which a browser may call the API and open sockets. */
  readonly allowedOrigins: readonly string[];
  /** Whether browsers reach the sites over https, as PUBLIC_URLS say: then cookies are Secure, and browsers are told to stay with it. */
  readonly isSecure: boolean;
  readonly adminHost: string | undefined;
  /** Undefined: password and code are the only way in. */
  readonly staffIssuer: StaffIssuerConfig | undefined;
  readonly trustProxy: false | number | readonly string[];
  readonly appSecret: string;
  readonly s3: S3Config | undefined;
  readonly gifs: GifConfig;
  readonly payments: PaymentsConfig;
  readonly sms: SmsConfig | undefined;
  readonly disputes: DisputesConfig;
  /** Undefined where there are no keys: then no push is offered. */
  readonly push: PushConfig | undefined;
  /** Script that counts visits, where the visitor agrees; undefined where nobody is asked. */
  readonly analyticsUrl: string | undefined;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** Undefined: nothing is traced. */
  readonly traces: TracesConfig | undefined;
  /** One JSON line per caught mail, SMS or push; only in a demo. */
  readonly mailboxFile: string | undefined;
  readonly failPoints: readonly string[];
}

/** What the start command may know before the services run: every address is still optional. */
export type StartSettings = Settings & { readonly dataDir: string };

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: readonly string[]) {
    super(`The settings are not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

const requiredAlways = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'APP_SECRET', 'MOLLIE_KEY'] as const;
const requiredInProduction = ['MAIL_FROM', 'PUBLIC_URLS'] as const;

/** A copy of the environment of this process, to hand on to child processes. */
export function currentEnvironment(): Record<string, string | undefined> {
  return { ...process.env };
}

/** Reads and checks everything at once; a `ConfigError` names every fault, one per line. */
export function loadConfig(env: Environment = process.env): Config {
  const { settings, faults } = parse(env);
  const required: readonly SettingName[] = settings?.APP_MODE === 'demo' ? requiredAlways : [...requiredAlways, ...requiredInProduction];
  const missing = required.filter((name) => !env[name]?.trim()).map((name) => `${name} is missing`);
  if (!settings || faults.length + missing.length > 0) throw new ConfigError([...faults, ...missing]);
  return toConfig(settings);
}

/** The same check without the addresses of services, which the start command brings itself. */
export function loadStartSettings(env: Environment = process.env): StartSettings {
  const { settings, faults } = parse(env);
  if (!settings || faults.length > 0) throw new ConfigError(faults);
  return { ...settings, dataDir: resolve(settings.DATA_DIR) };
}

function parse(env: Environment): { settings?: Settings; faults: string[] } {
  const result = readSettings(env);
  if (!result.success) return { faults: result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`) };
  return { settings: result.data, faults: combinationFaults(result.data) };
}

/** Rules about two settings together: the ones that keep a demo private and a production real. */
function combinationFaults(settings: Settings): string[] {
  const faults: string[] = [];
  if (settings.APP_MODE === 'demo' && !isLoopback(settings.HOST))
    faults.push('HOST must be 127.0.0.1 in a demo: it answers this machine only');
  if (settings.APP_MODE === 'demo' && !isLoopback(settings.METRICS_HOST)) faults.push('METRICS_HOST must be 127.0.0.1 in a demo');
  if (settings.APP_MODE === 'production' && settings.FAIL_POINTS) faults.push('FAIL_POINTS is for a demo only');
  faults.push(
    ...paymentFaults(settings),
    ...smsFaults(settings),
    ...addressFaults(settings),
    ...pushFaults(settings),
    ...staffIssuerFaults(settings, (url) => mayLoadFrom(url, settings.APP_MODE)),
    ...(settings.APP_MODE === 'production' ? secretFaults(settings) : []),
  );
  if (settings.PROCESS_INDEX >= settings.API_PROCESSES) faults.push('PROCESS_INDEX must be smaller than API_PROCESSES');
  if (settings.PORT + settings.API_PROCESSES > 65_535) faults.push('PORT leaves no room for the other API processes');
  if (settings.ANALYTICS_URL && !mayLoadFrom(settings.ANALYTICS_URL, settings.APP_MODE))
    faults.push('ANALYTICS_URL must begin with https://; only a demo may have one on this machine');
  const dkim = [settings.DKIM_DOMAIN, settings.DKIM_SELECTOR, settings.DKIM_PRIVATE_KEY].filter(Boolean).length;
  if (dkim > 0 && dkim < 3) faults.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together: give all or none');
  if (settings.S3_BUCKET && !(settings.S3_ACCESS_KEY && settings.S3_SECRET_KEY))
    faults.push('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY');
  if (settings.GIF_PROVIDER === 'klipy' && !settings.KLIPY_KEY) faults.push('GIF_PROVIDER klipy needs KLIPY_KEY');
  if (settings.GIF_PROVIDER === 'giphy' && !settings.GIPHY_KEY) faults.push('GIF_PROVIDER giphy needs GIPHY_KEY');
  return faults;
}

const isMollies = (endpoint: string): boolean => new URL(endpoint).origin === new URL(ownMollieEndpoint).origin;

/** Test keys move no money, so members of a production would get what they never paid; live keys would take money in a demo. */
function paymentFaults({ APP_MODE, MOLLIE_KEY, MOLLIE_ENDPOINT, PAYMENT_WEBHOOK_BASE, EURO_RATES_URL }: Settings): string[] {
  const isLive = MOLLIE_KEY?.startsWith('live_');
  if (APP_MODE === 'demo') return isLive ? ['MOLLIE_KEY must begin with test_ in a demo: no money may move there'] : [];
  const faults: string[] = [];
  if (MOLLIE_KEY && !isLive) faults.push('MOLLIE_KEY must begin with live_ in production: a test key moves no money');
  if (!isMollies(MOLLIE_ENDPOINT))
    faults.push(`MOLLIE_ENDPOINT must be ${ownMollieEndpoint} in production: the sandbox is for a demo only`);
  if (PAYMENT_WEBHOOK_BASE && !isHttps(PAYMENT_WEBHOOK_BASE)) faults.push('PAYMENT_WEBHOOK_BASE must begin with https:// in production');
  if (EURO_RATES_URL && !isHttps(EURO_RATES_URL)) faults.push('EURO_RATES_URL must begin with https:// in production');
  return faults;
}

/** Cookies and promises of https hold for all addresses or for none: one address without would give away what the others keep. */
function addressFaults({ APP_MODE, PUBLIC_URLS = [], ADMIN_HOST }: Settings): string[] {
  const faults: string[] = [];
  const isPlain = PUBLIC_URLS.some((url) => !isHttps(url));
  if (APP_MODE === 'production' && isPlain) faults.push('PUBLIC_URLS must all begin with https:// in production');
  else if (isPlain && PUBLIC_URLS.some(isHttps)) faults.push('PUBLIC_URLS must be all https:// or all http://, not both');
  if (PUBLIC_URLS.some((url) => new URL(url).host === ADMIN_HOST?.toLowerCase()))
    faults.push('ADMIN_HOST must not be a host of PUBLIC_URLS: members would find nothing there');
  return faults;
}

/** A pair that does not fit would be found out only when the first member waits for a message. */
function pushFaults({ APP_MODE, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES = [] }: Settings): string[] {
  const faults: string[] = [];
  if (Boolean(publicKey) !== Boolean(privateKey)) faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: give both or none');
  else if (publicKey && privateKey && !isVapidPair({ publicKey, privateKey }))
    faults.push('VAPID_PUBLIC_KEY is of another pair than VAPID_PRIVATE_KEY');
  if (PUSH_SERVICES.some((service) => service.startsWith('http:') && !(APP_MODE === 'demo' && isLoopback(service.slice('http://'.length)))))
    faults.push('PUSH_SERVICES must be reached over https; only a demo may have one on this machine');
  return faults;
}

/** What a stranger would guess: the words of an example, a name twice, letters in a row. A service without a password has other locks. */
function secretFaults({ APP_SECRET, DATABASE_URL, DATABASE_OWNER_URL, S3_SECRET_KEY }: Settings): string[] {
  const faults: string[] = [];
  if (APP_SECRET && isWeakKey(APP_SECRET)) faults.push('APP_SECRET can be guessed: make one with openssl rand -base64 48');
  for (const [name, value] of Object.entries({ DATABASE_URL, DATABASE_OWNER_URL })) {
    if (value && hasWeakPassword(value)) faults.push(`${name} has a password that can be guessed: make one with openssl rand -hex 24`);
  }
  if (S3_SECRET_KEY && isWeakPassword(S3_SECRET_KEY)) faults.push('S3_SECRET_KEY can be guessed: make one with openssl rand -hex 24');
  return faults;
}

function hasWeakPassword(address: string): boolean {
  const { username, password } = new URL(address);
  return password !== '' && isWeakPassword(decodeURIComponent(password), username);
}

const mayLoadFrom = (script: string, mode: Settings['APP_MODE']): boolean =>
  isHttps(script) || (mode === 'demo' && isLoopback(new URL(script).hostname));

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

const demoSender = 'Second Spring <hello@demo.example>';

function toConfig(settings: Settings): Config {
  const isDemo = settings.APP_MODE === 'demo';
  const dataDir = resolve(settings.DATA_DIR);
  const [mainUrl = `http://localhost:${settings.PORT}`, ...otherUrls] = settings.PUBLIC_URLS ?? [];
  return {
    appMode: settings.APP_MODE,
    isDemo,
    host: settings.HOST,
    port: settings.PORT,
    apiProcesses: settings.API_PROCESSES,
    processIndex: settings.PROCESS_INDEX,
    listenPort: settings.PORT + settings.PROCESS_INDEX,
    metricsHost: settings.METRICS_HOST,
    metricsPort: settings.METRICS_PORT + settings.PROCESS_INDEX,
    workerMetricsPort: settings.WORKER_METRICS_PORT,
    dataDir,
    statusDir: resolve(settings.STATUS_DIR ?? join(dataDir, 'status')),
    databaseUrl: settings.DATABASE_URL ?? '',
    databaseReadUrl: settings.DATABASE_READ_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    databasePool: settings.DATABASE_POOL,
    redis: toRedis(settings),
    smtpUrl: settings.SMTP_URL ?? '',
    mailFrom: settings.MAIL_FROM ?? demoSender,
    mailWebhookSecret: settings.MAIL_WEBHOOK_SECRET,
    dkim: toDkim(settings),
    publicUrls: [mainUrl, ...otherUrls],
    allowedOrigins: [...new Set([mainUrl, ...otherUrls, ...(isDemo ? demoOrigins(settings) : []), ...adminOrigin(settings)])],
    isSecure: isSecure(settings),
    adminHost: settings.ADMIN_HOST,
    staffIssuer: toStaffIssuer(settings, adminOrigin(settings)[0] ?? mainUrl),
    trustProxy: settings.TRUST_PROXY,
    appSecret: settings.APP_SECRET ?? '',
    s3: toS3(settings),
    gifs: { provider: settings.GIF_PROVIDER, klipyKey: settings.KLIPY_KEY, giphyKey: settings.GIPHY_KEY },
    payments: {
      mollieKey: settings.MOLLIE_KEY ?? '',
      mollieEndpoint: settings.MOLLIE_ENDPOINT,
      mollieSettlementsKey: settings.MOLLIE_ORGANIZATION_TOKEN ?? (isMollies(settings.MOLLIE_ENDPOINT) ? undefined : settings.MOLLIE_KEY),
      webhookBase: settings.PAYMENT_WEBHOOK_BASE ?? mainUrl,
      euroRatesUrl: settings.EURO_RATES_URL ?? (isDemo ? undefined : ownEuroRatesUrl),
    },
    sms: toSms(settings),
    disputes: { limitPercent: settings.DISPUTE_LIMIT_PERCENT, minimumSales: settings.DISPUTE_MINIMUM_SALES },
    push: toPush(settings, settings.MAIL_FROM ?? demoSender),
    analyticsUrl: settings.ANALYTICS_URL,
    logLevel: settings.LOG_LEVEL,
    traces: settings.TRACES_URL ? { url: settings.TRACES_URL, ratio: settings.TRACES_RATIO } : undefined,
    mailboxFile: isDemo ? join(dataDir, 'mailbox.jsonl') : undefined,
    failPoints: settings.FAIL_POINTS ?? [],
  };
}

/** A page of one API process may call any other: journeys put two people on two processes. */
function demoOrigins({ PORT, API_PROCESSES }: Settings): string[] {
  return Array.from({ length: API_PROCESSES }, (_, index) => PORT + index).flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]);
}

function adminOrigin(settings: Settings): string[] {
  return settings.ADMIN_HOST ? [`${isSecure(settings) ? 'https' : 'http'}://${settings.ADMIN_HOST}`] : [];
}

const isHttps = (url: string): boolean => url.startsWith('https:');
const isSecure = ({ PUBLIC_URLS = [] }: Settings): boolean => PUBLIC_URLS.some(isHttps);

function toPush(settings: Settings, sender: string): PushConfig | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  if (!publicKey || !privateKey) return undefined;
  const address = /<(.+)>/.exec(sender)?.[1] ?? sender;
  return {
    publicKey,
    privateKey,
    subject: settings.VAPID_SUBJECT ?? `mailto:${address.trim()}`,
    otherServices: settings.PUSH_SERVICES ?? [],
  };
}

function toDkim(settings: Settings): DkimConfig | undefined {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = settings;
  if (!domainName || !keySelector || !privateKey) return undefined;
  return { domainName, keySelector, privateKey };
}

function toS3(settings: Settings): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = settings;
  if (!bucket || !accessKey || !secretKey) return undefined;
  return { bucket, accessKey, secretKey, endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION };
}
