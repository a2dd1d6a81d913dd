import type { Locale } from '#contracts';
import { wordsFor, type MailWords } from '#i18n';
import { mailsTo } from '#testing-product';

const PATIENCE_MS = 60_000;

/** The ones whose only link is their button. */
type Kind = { [Name in keyof MailWords]: MailWords[Name] extends { readonly button: string } ? Name : never }[keyof MailWords];

/** The path behind the button of the newest mail of a kind to an address, waited for; one that was `seen` before is another mail's. */
export async function buttonOf(kind: Kind, address: string, lang: Locale, seen: readonly string[] = []): Promise<string> {
  const { button } = wordsFor(lang).mails[kind];
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const mails = (await mailsTo(address)).filter(({ text }) => text.includes(button));
    const paths = mails
      .flatMap(({ links }) => links)
      .map((link) => new URL(link))
      .filter(({ pathname, search, hash }) => /^\/[\w-]{43}$/.test(pathname) || search.startsWith('?token=') || /^#[\w-]{43}$/.test(hash))
      .map(({ pathname, search, hash }) => pathname + search + hash);
    const found = paths.find((path) => !seen.includes(path));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail "${button}" to ${address}`);
}
