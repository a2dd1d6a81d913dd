import { addressText, localeFacts, type Locale } from '#contracts';
import { fill, type Words } from '#i18n';
import type { Email } from '#mail';
import { mailNameOf, type Site } from '#site';

/** Who reads a mail, and as what: its site, their language, and how they are greeted. */
export type EmailContext = {
  readonly words: Words['mails'];
  readonly payments: Words['payments'];
  readonly contract: Words['contract'];
  readonly debit: Words['debit'];
  readonly moderation: Words['moderation'];
  readonly locale: Locale;
  readonly site: Site;
  readonly origin: string;
  readonly say: (text: string) => string;
  readonly greeting: string;
};

export type FramedWords = { readonly subject: string; readonly preview: string; readonly text: string; readonly why: string };

/** What all mails have: sender, greeting, goodbye, and why they came. */
export function frame(context: EmailContext, words: FramedWords) {
  const { site, say } = context;
  const { company, settings } = site;
  return {
    lang: localeFacts[context.locale].iso,
    subject: say(words.subject),
    preview: say(words.preview),
    sender: { name: mailNameOf(site), url: context.origin },
    greeting: context.greeting,
    paragraphs: [say(words.text)],
    goodbye: say(context.words.goodbye),
    footer: [
      say(words.why),
      fill(context.words.questions, context.locale, { email: settings.support_email, phone: settings.support_phone }),
      [company.name, addressText(company)].filter(Boolean).join(', '),
    ],
  } satisfies Partial<Email>;
}

export function action({ words, say }: EmailContext, label: string, url: string): Email['action'] {
  return { label: say(label), url, ifItFails: words.buttonFails };
}

/** The words with something filled in wherever it may stand. */
export function saying<Words extends FramedWords>(words: Words, say: (text: string) => string): Words {
  return { ...words, subject: say(words.subject), preview: say(words.preview), text: say(words.text) };
}

/** The text with the day filled in, written out. */
export const withDay = ({ locale }: EmailContext, text: string, day: Date): string => text.replaceAll('{date}', dayIn(locale, day));

export const dayIn = (locale: Locale, day: Date): string =>
  day.toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' });
