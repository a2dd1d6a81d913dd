// The alphabet of phones (3GPP TS 23.038): one SMS holds 160 of its signs. A text with any other sign is sent as UCS-2, and one SMS holds 70 then.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take the room of two. */
const extended = new Set('^{}\\[~]|€');

/** How much one SMS holds, and each of several that belong together. */
const room = { gsm: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

const plainer: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2009\u202F]/g, ' '],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201C\u201D\u201E«»]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
];

/** The text with the plain form of what only print knows: quotes, dashes, and the spaces with which amounts are written. */
export const plainSms = (text: string): string =>
  plainer.reduce((plain, [signs, instead]) => plain.replace(signs, instead), text.normalize('NFC'));

/** How many SMS a text takes, each of which is paid for. */
export function smsPartsOf(text: string): number {
  const signs = [...text];
  const isGsm = signs.every((sign) => basic.has(sign) || extended.has(sign));
  const { alone, part } = isGsm ? room.gsm : room.ucs2;
  const length = isGsm ? signs.reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0) : text.length;
  return length <= alone ? 1 : Math.ceil(length / part);
}
