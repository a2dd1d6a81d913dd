import { join, resolve } from 'node:path';
import { addressFaults, adminOrigin, demoOrigins, isLoopback, isSecure, mayLoadFrom } from './addresses.js';
import { dkimFaults, toDkim, type DkimConfig } from './dkim.js';
import { gifFaults, toGifs, type GifConfig } from './gifs.js';
import { s3Faults, toS3, type S3Config } from './objects.js';
import { paymentFaults, toPayments, type DisputesConfig, type PaymentsConfig } from './payments.js';
import { pushFaults, toPush, type PushConfig } from './push.js';
import { toRedis, type RedisConfig } from './redis.js';
import { secretFaults } from './secrets.js';
import { readSettings, type SettingName, type Settings } from './settings/index.js';
import { smsFaults, toSms, type SmsConfig } from './sms.js';
import { staffIssuerFaults, toStaffIssuer, type StaffIssuerConfig } from './staff-issuer.js';
import { toTraces, type TracesConfig } from './traces.js';

export type Environment = Readonly<Record<string, string | undefined>>;

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
  return [
    ...modeFaults(settings),
    ...paymentFaults(settings),
    ...smsFaults(settings),
    ...addressFaults(settings),
    ...pushFaults(settings),
    ...staffIssuerFaults(settings, (url) => mayLoadFrom(url, settings.APP_MODE)),
    ...(settings.APP_MODE === 'production' ? secretFaults(settings) : []),
    ...processFaults(settings),
    ...dkimFaults(settings),
    ...s3Faults(settings),
    ...gifFaults(settings),
  ];
}

function modeFaults({ APP_MODE, HOST, METRICS_HOST, FAIL_POINTS }: Settings): string[] {
  if (APP_MODE === 'production') return FAIL_POINTS ? ['FAIL_POINTS is for a demo only'] : [];
  const faults: string[] = [];
  if (!isLoopback(HOST)) faults.push('HOST must be 127.0.0.1 in a demo: it answers this machine only');
  if (!isLoopback(METRICS_HOST)) faults.push('METRICS_HOST must be 127.0.0.1 in a demo');
  return faults;
}

function processFaults({ APP_MODE, PORT, API_PROCESSES, PROCESS_INDEX, ANALYTICS_URL }: Settings): string[] {
  const faults: string[] = [];
  if (PROCESS_INDEX >= API_PROCESSES) faults.push('PROCESS_INDEX must be smaller than API_PROCESSES');
  if (PORT + API_PROCESSES > 65_535) faults.push('PORT leaves no room for the other API processes');
  if (ANALYTICS_URL && !mayLoadFrom(ANALYTICS_URL, APP_MODE))
    faults.push('ANALYTICS_URL must begin with https://; only a demo may have one on this machine');
  return faults;
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
    gifs: toGifs(settings),
    payments: toPayments(settings, mainUrl),
    sms: toSms(settings),
    disputes: { limitPercent: settings.DISPUTE_LIMIT_PERCENT, minimumSales: settings.DISPUTE_MINIMUM_SALES },
    push: toPush(settings, settings.MAIL_FROM ?? demoSender),
    analyticsUrl: settings.ANALYTICS_URL,
    logLevel: settings.LOG_LEVEL,
    traces: toTraces(settings),
    mailboxFile: isDemo ? join(dataDir, 'mailbox.jsonl') : undefined,
    failPoints: settings.FAIL_POINTS ?? [],
  };
}
