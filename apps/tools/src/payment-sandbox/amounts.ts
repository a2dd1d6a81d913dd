import type { Amount } from './records.js';

/** In the last digit of the currency, as a whole number. */
export const minorOf = ({ value }: Amount): number => Number(value.replace('.', ''));

const decimalsOf = ({ value }: Amount): number => value.split('.')[1]?.length ?? 0;

/** So much in the currency and with the decimals of another amount. */
export function amountLike(model: Amount, minor: number): Amount {
  const decimals = decimalsOf(model);
  const digits = String(minor).padStart(decimals + 1, '0');
  return { currency: model.currency, value: decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` };
}

export const sumLike = (model: Amount, amounts: readonly Amount[]): Amount =>
  amountLike(
    model,
    amounts.reduce((sum, amount) => sum + minorOf(amount), 0),
  );
