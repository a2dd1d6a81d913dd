import { randomInt } from 'node:crypto';

/** Without letters and figures that sound or look alike: it is read out on the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that says nothing of how many reports there are: `K7PM-4WXD`. */
export function newReceipt(): string {
  const draw = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${draw()}-${draw()}`;
}
