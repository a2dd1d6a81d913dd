const local = /^[^\s@<>()[\]\\,;:"]+$/u;
/** Signs that an address of a page reads as something else than a part of its host. */
const notInHost = /[\s@<>()[\]\\,;:"/?#%]/u;
const host = /^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;

/**
 * An e-mail address as it is stored and compared: one spelling for one mailbox. Its domain is in ASCII (IDNA), what stands before it is composed
 * (NFC), all of it is in lower case. Undefined for what is no address.
 */
export function readEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const mailbox = trimmed.slice(0, Math.max(at, 0)).normalize('NFC').toLowerCase().normalize('NFC');
  const domain = asciiDomain(trimmed.slice(at + 1));
  return local.test(mailbox) && domain !== undefined ? `${mailbox}@${domain}` : undefined;
}

/** The names of hosts are read as every browser reads them. */
function asciiDomain(domain: string): string | undefined {
  if (notInHost.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return host.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}
