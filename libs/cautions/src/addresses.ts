import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** Looked for at every word: one that only looks like the beginning must not hide the real one. */
const ibanLike = /(?<![\p{L}\p{N}])(?=([A-Za-z]{2}[ .-]?\d{2}(?:[ .-]{0,2}[A-Za-z0-9]){11,30}))/gu;
const fewestIban = 15;
const bitcoinLike =
  /(?<![A-Za-z0-9])(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc1|BC1|ltc1|LTC1)[02-9ac-hj-np-zAC-HJ-NP-Z]{25,87}|T[1-9A-HJ-NP-Za-km-z]{33}|[LMD][1-9A-HJ-NP-Za-km-z]{26,33})(?![A-Za-z0-9])/g;
const ethereumLike = /(?<![A-Za-z0-9])0x[0-9a-fA-F]{40}(?![A-Za-z0-9])/g;

const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());
const base58 = createBase58check(sha256);

/** Whether a bank account stands in the text: by the check digits of its country, so that other long numbers are none. */
export function hasIban(text: string): boolean {
  return [...text.matchAll(ibanLike)].some(([, found = '']) => {
    const compact = electronicFormatIBAN(found) ?? '';
    // What follows the number without a sign between belongs to it as far as the pattern can see.
    for (let length = compact.length; length >= fewestIban; length -= 1) if (isValidIBAN(compact.slice(0, length))) return true;
    return false;
  });
}

/** Whether an address of a cryptocurrency stands in the text, as far as it has a checksum a right one. */
export function hasCoinAddress(text: string): boolean {
  return (
    (text.match(bitcoinLike) ?? []).some((found) => (/^(?:bc1|ltc1)/i.test(found) ? isSegwit(found) : isBase58(found))) ||
    (text.match(ethereumLike) ?? []).some(isEthereum)
  );
}

function isBase58(address: string): boolean {
  try {
    return base58.decode(address).length === 21;
  } catch {
    return false;
  }
}

const isSegwit = (address: string): boolean =>
  bech32.decodeUnsafe(address, 90) !== undefined || bech32m.decodeUnsafe(address, 90) !== undefined;

/** The capitals are the checksum; an address without any has none. */
function isEthereum(address: string): boolean {
  const letters = address.slice(2);
  if (letters === letters.toLowerCase() || letters === letters.toUpperCase()) return true;
  const digest = Buffer.from(keccak_256(Buffer.from(letters.toLowerCase(), 'ascii'))).toString('hex');
  return [...letters].every(
    (char, at) => !/[a-f]/i.test(char) || (char === char.toUpperCase()) === Number.parseInt(digest[at] ?? '0', 16) >= 8,
  );
}
