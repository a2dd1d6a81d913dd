import { isFinal } from './bank.js';
import { transferAccount, transferReference } from './hal.js';
import type { PaymentRecord } from './records.js';
import { failureReasons, methodNames } from './wishes.js';

/** The page on which a person plays the bank. Everything that comes from outside is escaped. */
export function checkoutPage(payment: PaymentRecord): string {
  return page(
    `Test bank: ${payment.amount.value} ${payment.amount.currency}`,
    `${summary(payment)}${isFinal(payment) ? ended(payment) : choices(payment)}${moreChoices(payment)}`,
  );
}

export const unknownPage = (): string => page('Test bank', '<p class="sheet">There is no such payment.</p>');

export const toldPage = (text: string, back: string): string =>
  page(
    'Test bank',
    `<p class="sheet" role="status">${escaped(text)}</p><p><a class="button" href="${escaped(back)}">Back to the payment</a></p>`,
  );

/** Where the shop is, from here. */
export const shopUrl = ({ redirectUrl, cancelUrl, status }: PaymentRecord): string =>
  status === 'canceled' ? (cancelUrl ?? redirectUrl) : redirectUrl;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

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
<main>
<header><h1>Test bank</h1><p class="note">No money moves here</p></header>
${content}
</main>
</body>
</html>
`;

const summary = ({ amount, description, method }: PaymentRecord): string => `<section class="sheet" aria-label="Payment">
<p class="amount">${escaped(amount.value)} ${escaped(amount.currency)}</p>
<p class="soft">${escaped(description)}</p>
<p class="soft">${escaped(methodNames[method ?? ''] ?? 'Any way to pay')}</p>
</section>`;

const ended = (payment: PaymentRecord): string =>
  `<p role="status">This payment is ${escaped(payment.status)}.</p>
<p><a class="button" href="${escaped(shopUrl(payment))}">Back to the shop</a></p>`;

const button = (outcome: string, words: string, look = ''): string =>
  `<button name="status" value="${outcome}"${look ? ` class="${look}"` : ''}>${words}</button>`;

function choices(payment: PaymentRecord): string {
  const isTransfer = payment.method === 'banktransfer';
  return `${isTransfer ? transfer(payment) : ''}
<form id="outcome" method="post" class="choices">
${button('paid', isTransfer ? 'The transfer has arrived' : 'Paid', 'good wide')}
${button('failed', 'Failed', 'bad')}
${button('canceled', 'Cancelled')}
</form>
<p class="soft"><a href="${escaped(payment.redirectUrl)}">Back to the shop, and decide later</a></p>`;
}

const transfer = (payment: PaymentRecord): string => `<h2>Where the money goes</h2>
<dl class="sheet">
<div><dt>Account holder</dt><dd>${transferAccount.bankName}</dd></div>
<div><dt>IBAN</dt><dd>${transferAccount.bankAccount}</dd></div>
<div><dt>BIC</dt><dd>${transferAccount.bankBic}</dd></div>
<div><dt>Reference</dt><dd>${transferReference(payment)}</dd></div>
</dl>`;

/** The choices of the details belong to the same form, so that they count for the big buttons too. */
const moreChoices = (payment: PaymentRecord): string => `<details>
<summary>What else can happen</summary>
${isFinal(payment) ? '<form id="outcome" method="post" class="choices">' + button('paid', 'Paid all the same', 'wide') + '</form>' : ''}
${select('webhook', 'The shop is told', { once: 'at once', twice: 'twice', late: '20 seconds late', never: 'never' })}
${select('wrong', 'What arrives', { none: 'what was ordered', amount: 'another amount', currency: 'another currency', mode: 'a payment in live mode' })}
${select('failure_reason', 'Why a card fails', { '': 'no reason given', ...Object.fromEntries(failureReasons.map((reason) => [reason, reason.replaceAll('_', ' ')])) })}
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
