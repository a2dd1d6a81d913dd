/** Providers that read an address without its dots, and the one name that stands for all names of theirs. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * What all spellings of an address have in common that the same person reads: without what stands after a `+`, and without dots where the provider
 * leaves them out. For limits and for who was banned; accounts are told apart by the address as it is.
 */
export function foldedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  const plain = local.replace(/(?<=.)\+.*$/u, '');
  const provider = dotless[domain];
  return provider ? `${plain.replaceAll('.', '')}@${provider}` : `${plain}@${domain}`;
}
