import { Injectable } from '@nestjs/common';
import type { Locale } from '#contracts';
import type { Email } from '#mail';
import { EmailContexts, unsubscribePageUrl } from '../mails/index.js';
import { allMails } from './mails.js';
import { sampleId, sampleToken } from './samples.js';

const samples = allMails.flatMap((mail) => Object.entries(mail.samples).map(([name, write]) => ({ name, write, mail })));

/** Every mail of the product as it looks, about people and purchases that do not exist: the samples of the definitions. */
@Injectable()
export class SampleEmails {
  constructor(private readonly contexts: EmailContexts) {}

  names(): string[] {
    return samples.map(({ name }) => name);
  }

  /** Undefined for a name that is none of `names()`. */
  async write(name: string, { siteId, language }: { readonly siteId: string; readonly language: Locale }): Promise<Email | undefined> {
    const sample = samples.find((one) => one.name === name);
    if (!sample) return undefined;
    const context = await this.contexts.of({ memberId: sampleId, siteId, language, name: 'Annemieke' });
    const stop = { label: context.words.stop, url: unsubscribePageUrl(context.origin, sampleToken) };
    return { ...sample.write(context), ...(sample.mail.categories.length > 0 && { stop }) };
  }
}
