import type { Page } from 'playwright-core';
import type { PaymentSandbox } from '#testing-product';
import { pointer, type InputMethod } from './input-methods.js';
import { eventually, type Member, type Product } from './members.js';

export const orderButton = (page: Page) => page.locator('main form:not(:has([name=code])) [type=submit]');
export const consents = ['start_at_once', 'pay_for_use'] as const;

/** Chooses the way to pay and gives the consents, on the page of the checkout. */
export async function fillIn(page: Page, method: string, input: InputMethod = pointer): Promise<void> {
  await input.check(page.locator(`input[name=method][value=${method}]`));
  for (const name of consents) await input.check(page.locator(`[name=${name}]`));
}

/** Orders on the page of the checkout, and waits for the page of the bank. */
export async function orderThere(page: Page, method: string, input: InputMethod = pointer): Promise<void> {
  await fillIn(page, method, input);
  await input.press(orderButton(page));
  await untilAtBank(page);
}

/** From the price list to the bank, with the smallest bundle. */
export async function orderFromList(page: Page, method: string, input: InputMethod = pointer): Promise<void> {
  await input.press(page.locator('main a[href^="/credits/"]').first());
  await orderThere(page, method, input);
}

export const untilAtBank = (page: Page) => page.locator('form#outcome').waitFor();

/** What the bank's page is told, by its large buttons. */
export const decideAtBank = (page: Page, outcome: 'paid' | 'failed' | 'canceled', input: InputMethod = pointer) =>
  input.press(page.locator(`form#outcome button[name=status][value=${outcome}]`).first());

/** The bank pays an order, which the sandbox hears of a moment after it was placed. */
export const payAtSandbox = (bank: PaymentSandbox, order: string): Promise<true> =>
  eventually(30, () =>
    bank.pay(order).then(
      () => true as const,
      () => undefined,
    ),
  );

/** The order whose page is open. */
export const orderIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** How many credits a member has. */
export async function creditsOf(product: Product, { id }: Member): Promise<number> {
  return (await product.sql<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [id]))[0]?.balance ?? 0;
}

/** Waits until a member has so many credits. */
export const untilCredits = (product: Product, member: Member, credits: number): Promise<true> =>
  eventually(20, async () => (await creditsOf(product, member)) === credits || undefined);

/** Signed up two days ago: without the discount of the first hours. */
export const signedUpBefore = (product: Product, { id }: Member) =>
  product.sql(`update auth.account set created_at = public.app_now() - interval '2 days' where id = $1`, [id]);
