import { digitsOf } from '#contracts';

/** An amount as files of figures have it: `1234.50`, without a sign. */
export const amountText = (minor: number, currency: string): string => {
  const digits = digitsOf(currency);
  return (Math.abs(minor) / 10 ** digits).toFixed(digits);
};
