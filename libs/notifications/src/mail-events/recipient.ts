import { readEmail } from '#contracts';

/** `rfc822; a@mail.example`, as reports of delivery name a recipient (RFC 3464, RFC 6533). */
const addressType = /^\s*(?:rfc822|utf-8|smtp)\s*;/i;
/** `Anna <a@mail.example>`; a name may hold such signs too, the address stands last. */
const inBrackets = /<([^<>]*)>\s*$/;

/** The address in what a mail service calls a recipient, as it is stored and compared; undefined when there is none. */
export function readRecipient(text: string): string | undefined {
  const plain = text.replace(addressType, '').replace(/^\s*mailto:/i, '');
  return readEmail(inBrackets.exec(plain)?.[1] ?? plain);
}
