import { isFinal } from './bank.js';
import { transferAccount, transferReference } from './hal.js';
import type { Amount, HostedPayment, PaymentRecord } from './records.js';
import { failureReasons, methodNames } from './wishes.js';

/** The page on which a person plays the bank. Everything that comes from outside is escaped. */
export function checkoutPage(payment: HostedPayment): string {
  return page(
    `Test bank: ${written(payment.amount)}`,
    `<h1>${headingOf(payment)}</h1>
${summary(payment)}
${isFinal(payment) ? wayBack(payment) : choices(payment)}
${moreChoices(payment)}`,
  );
}

export const unknownPage = (): string => page('Test bank', '<h1>There is no such payment</h1>');

export const noticePage = (text: string, back: string): string =>
  page('Test bank', `<h1 role="status">${escaped(text)}</h1>\n<p><a class="button" href="${escaped(back)}">Back to the payment</a></p>`);

/** Where the shop is, from here. */
export const shopUrl = ({ redirectUrl, cancelUrl, status }: Pick<HostedPayment, 'redirectUrl' | 'cancelUrl' | 'status'>): string =>
  status === 'canceled' ? (cancelUrl ?? redirectUrl) : redirectUrl;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** `€1,234.50`: the API's text, as people write it. */
const written = ({ currency, value }: Amount): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: value.split('.')[1]?.length ?? 0 }).format(
    Number(value),
  );

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/checkout.css">
</head>
<body>
<header class="bar">
<p class="brand"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2 2 8v2h20V8zM4 12v6h3v-6zm6.5 0v6h3v-6zm6.5 0v6h3v-6zM2 20v2h20v-2z"/></svg>Test bank</p>
<p class="note">No money moves here</p>
</header>
<main>
${content}
</main>
</body>
</html>
`;

const headings: Readonly<Record<PaymentRecord['status'], string>> = {
  open: 'Confirm your payment',
  pending: 'This payment is pending',
  paid: 'This payment is paid',
  failed: 'This payment has failed',
  canceled: 'This payment was cancelled',
  expired: 'This payment has expired',
};
const headingOf = ({ status, method }: PaymentRecord): string =>
  status === 'open' && method === 'banktransfer' ? 'Transfer the money' : headings[status];

const rows = (facts: readonly (readonly [name: string, value: string])[]): string =>
  facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`).join('\n');

function summary({ amount, description, method, redirectUrl, ...payment }: HostedPayment): string {
  const facts = rows([
    ['To', new URL(redirectUrl).host],
    ['For', description],
    ['By', methodNames[method ?? ''] ?? 'any way to pay'],
  ]);
  const account = rows([
    ['Account holder', transferAccount.bankName],
    ['IBAN', transferAccount.bankAccount.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', transferAccount.bankBic],
    ['Reference', transferReference(payment)],
  ]);
  return `<section class="sheet" aria-label="Payment">
<p class="amount">${escaped(written(amount))}</p>
<dl>
${facts}
</dl>
${method === 'banktransfer' ? `<h2>Where the money goes</h2>\n<dl>\n${account}\n</dl>` : ''}
</section>`;
}

const wayBack = (payment: HostedPayment): string =>
  `<p class="choices"><a class="button good" href="${escaped(shopUrl(payment))}">Back to the shop</a></p>`;

const button = (outcome: string, words: string, look = ''): string =>
  `<button name="status" value="${outcome}"${look ? ` class="${look}"` : ''}>${words}</button>`;

const choices = ({ method, amount, redirectUrl }: HostedPayment): string => `<form id="outcome" method="post" class="choices">
${button('paid', method === 'banktransfer' ? 'The transfer has arrived' : `Pay ${escaped(written(amount))}`, 'good wide')}
${button('failed', 'Let it fail', 'bad')}
${button('canceled', 'Cancel')}
</form>
<p class="later"><a href="${escaped(redirectUrl)}">Back to the shop, and decide later</a></p>`;

/** The choices of the details belong to the same form, so that they count for the big buttons too. */
const moreChoices = (payment: HostedPayment): string => `<details class="sheet">
<summary>What else can happen</summary>
${isFinal(payment) ? `<form id="outcome" method="post" class="choices">${button('paid', 'Paid all the same', 'wide')}</form>` : ''}
${select('webhook', 'The shop is told', { once: 'at once', twice: 'twice', late: '20 seconds late', never: 'never' })}
${select('wrong', 'What arrives', { none: 'what was ordered', amount: 'another amount', currency: 'another currency', mode: 'a payment in live mode' })}
${payment.method === 'creditcard' && !isFinal(payment) ? cardFailures : ''}
${isFinal(payment) ? '' : `<div class="choices">${moreOutcomes}</div>`}
<h2>Bad luck for the shop</h2>
<form method="post" action="/checkout/${payment.token}/faults" class="choices">
<button name="kind" value="500">Next call: answer 500</button>
<button name="kind" value="slow">Next call: 30 seconds slow</button>
<button name="kind" value="drop">Next call: cut the line</button>
<button name="kind" value="none">No more bad luck</button>
</form>
</details>`;

const outside = (outcome: string, words: string): string => `<button form="outcome" name="status" value="${outcome}">${words}</button>`;
const moreOutcomes = [
  outside('expired', 'Expired'),
  outside('pending', 'Pending'),
  outside('pending_paid', 'Pending for a minute, then paid'),
  outside('expired_paid', 'Expired, paid 20 seconds later'),
].join('\n');

const select = (name: string, words: string, options: Readonly<Record<string, string>>): string => `<label for="${name}">${words}</label>
<select id="${name}" name="${name}" form="outcome">
${Object.entries(options)
  .map(([value, text]) => `<option value="${value}">${text}</option>`)
  .join('\n')}
</select>`;
const cardFailures = select('failure_reason', 'Why the card fails', {
  '': 'no reason given',
  ...Object.fromEntries(failureReasons.map((reason) => [reason, reason.replaceAll('_', ' ')])),
});
