import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { codeIn, mailsTo } from '#testing-product';
import { consents, orderButton, orderIdOf } from './checkout.js';
import { pointer, type InputMethod } from './input-methods.js';
import { eventually, type Product } from './members.js';

/** What a member fills in; other banks do other things (apps/tools/README.md). */
export interface Payer {
  readonly holder: string;
  readonly iban: string;
  readonly street: string;
  readonly house_number: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string;
}

/** Each with a phone of their own: so many codes go to one in an hour. Typed as people type it. */
export const aPayer = (changes: Partial<Payer> = {}): Payer => ({
  holder: 'A. de Vries',
  iban: 'nl91 abna 0417 1643 00',
  street: 'Zonlaan',
  house_number: '3a',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: `06 12 ${randomInt(100_000, 1_000_000)}`,
  ...changes,
});

/** In the form in which it is sent to. */
export const dialled = (phone: string): string => `+31${phone.replace(/\s/g, '').slice(1)}`;

/** The code of the newest SMS to a Dutch phone; one that was `seen` before is another SMS's. */
export const codeBySms = (phone: string, seen = 0): Promise<string> =>
  eventually(20, async () => {
    const texts = await mailsTo(dialled(phone));
    return texts.length > seen && texts[0] ? codeIn(texts[0]) : undefined;
  });

/** Another code of six digits. */
export const wrongly = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function fillInAccount(page: Page, payer: Payer, input: InputMethod = pointer): Promise<void> {
  for (const [name, text] of Object.entries(payer) as [string, string][]) await input.fill(page.locator(`main [name=${name}]`), text);
  await input.check(page.locator('[name=authorised]'));
  await input.press(orderButton(page));
}

export async function typeCode(page: Page, code: string, input: InputMethod = pointer): Promise<void> {
  await input.fill(page.locator('[name=otp]'), code);
  await input.press(orderButton(page));
}

/** Gives the consents below the mandate and orders. Answers the order, whose page is open then. */
export async function orderByMandate(page: Page, input: InputMethod = pointer): Promise<string> {
  for (const name of consents) await input.check(page.locator(`[name=${name}]`));
  await input.press(orderButton(page));
  await page.waitForURL(/\/transactions\/./);
  return orderIdOf(page);
}

/** The day of this debit comes, and the money is asked for. */
export async function dayComes(product: Product, orderId: string): Promise<void> {
  await product.sql(`update payments.debit set collect_on = (public.app_now() at time zone 'Europe/Amsterdam')::date where order_id = $1`, [
    orderId,
  ]);
  await product.sql(`update events.schedule set next_run_at = now(), leased_until = null where name = 'payment.collect-debits'`);
  await eventually(60, async () => {
    const [debit] = await product.sql<{ state: string }>(`select state from payments.debit where order_id = $1`, [orderId]);
    return debit?.state === 'sent' || undefined;
  });
}
