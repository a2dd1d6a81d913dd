import { isHttps } from './addresses.js';
import { ownEuroRatesUrl, ownMollieEndpoint, type Settings } from './settings/index.js';

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

const isMollies = (endpoint: string): boolean => new URL(endpoint).origin === new URL(ownMollieEndpoint).origin;

/** Test keys move no money, so members of a production would get what they never paid; live keys would take money in a demo. */
export function paymentFaults({ APP_MODE, MOLLIE_KEY, MOLLIE_ENDPOINT, PAYMENT_WEBHOOK_BASE, EURO_RATES_URL }: Settings): string[] {
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

/** `mainUrl` is called when no other address is set for it. */
export const toPayments = (settings: Settings, mainUrl: string): PaymentsConfig => ({
  mollieKey: settings.MOLLIE_KEY ?? '',
  mollieEndpoint: settings.MOLLIE_ENDPOINT,
  mollieSettlementsKey: settings.MOLLIE_ORGANIZATION_TOKEN ?? (isMollies(settings.MOLLIE_ENDPOINT) ? undefined : settings.MOLLIE_KEY),
  webhookBase: settings.PAYMENT_WEBHOOK_BASE ?? mainUrl,
  euroRatesUrl: settings.EURO_RATES_URL ?? (settings.APP_MODE === 'demo' ? undefined : ownEuroRatesUrl),
});
