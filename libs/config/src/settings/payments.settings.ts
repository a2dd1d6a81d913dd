import { z } from 'zod';
import { url } from './kinds.js';

export const ownMollieEndpoint = 'https://api.mollie.com/v2';
/** Where the European Central Bank publishes its files. */
export const ownEuroRatesUrl = 'https://www.ecb.europa.eu/stats/eurofxref/';
/** Keys that Mollie gives out; `live_` ones move money. */
const mollieKey = z.string().regex(/^(live|test)_\w{20,}$/, 'must be a key of Mollie, which begins with live_ or test_');

/** Money: the provider, disputes and rates. */
export const paymentsSettings = {
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
};
