import { Injectable } from '@nestjs/common';
import { localeFacts, type HouseRule, type Locale, type SelfieRefusal } from '#contracts';
import { fillPlural, measureText, ruleText, type MeasureFacts } from '#i18n';
import type { Email } from '#mail';
import { appealUrl, complaintsUrl, loginUrl, safetyUrl, verificationUrl } from './addresses.js';
import { EmailFrames, type EmailContext, type Reader } from './email-frames.js';

/** A decision as its mail tells it. */
export type DecisionFacts = MeasureFacts & {
  readonly rule: HouseRule;
  readonly hasSecond: boolean;
  readonly appealUntil: Date;
  readonly appealToken: string;
};

/** What came of a selfie; `lost`: the badge is hidden behind another main photo. */
export type SelfieOutcome =
  | { readonly kind: 'approved' | 'expired' | 'lost' }
  | { readonly kind: 'refused'; readonly reason: SelfieRefusal };

/** Writes what members read about decisions of the moderators. Sends nothing. */
@Injectable()
export class ModerationEmails {
  constructor(private readonly frames: EmailFrames) {}

  /** The statement of reasons: what was decided, by which rule, how, by whom, until when, and what can be done about it. */
  async decision(reader: Reader, facts: DecisionFacts): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { labels, source, decider, deciders, decision, redress } = context.moderation;
    return {
      ...this.frames.frame(context, decision),
      facts: [
        [labels.measure, measureText(facts, context.locale)],
        [labels.rule, ruleText(facts.rule, context.locale)],
        [labels.source, source],
        [labels.decider, facts.hasSecond ? deciders : decider],
      ],
      action: this.frames.action(context, decision.button, appealUrl(context.origin, facts.appealToken)),
      notes: [withDate(redress, facts.appealUntil, context.locale)],
    };
  }

  /** To whoever reported. What was done stays between the house and the other one. */
  async reportDecided(
    reader: Reader,
    facts: { readonly receipt: string; readonly at: Date; readonly isConfirmed: boolean },
  ): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { nothing, note, ...words } = context.moderation.reportDecided;
    const say = (text: string) => withDate(text.replaceAll('{receipt}', facts.receipt), facts.at, context.locale);
    const text = facts.isConfirmed ? words.text : nothing;
    return {
      ...this.frames.frame(context, { ...words, subject: say(words.subject), text: say(text) }),
      action: this.frames.action(context, words.button, safetyUrl(context.origin)),
      notes: [say(note)],
    };
  }

  /** The receipt of a complaint. It repeats nothing that was written, not even the name: anybody can give any address. */
  async complaintReceived(
    reader: Reader,
    { reference, at, dueAt }: { readonly reference: string; readonly at: Date; readonly dueAt: Date },
  ): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { complaintReceived: words, complaintLabels: labels } = context.moderation;
    return {
      ...this.complaintFrame(context, words, reference, at),
      facts: [
        [labels.reference, reference],
        [labels.received, dayText(at, context.locale)],
        [labels.due, dayText(dueAt, context.locale)],
      ],
      action: this.frames.action(context, words.button, complaintsUrl(context.origin)),
      notes: [words.note],
    };
  }

  /** To whoever complained. What was done to somebody stays between the house and them; `answer` is what staff wrote, in their own words. */
  async complaintDecided(
    reader: Reader,
    {
      reference,
      at,
      isActed,
      answer,
    }: { readonly reference: string; readonly at: Date; readonly isActed: boolean; readonly answer?: string | undefined },
  ): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { nothing, answered, note, ...words } = context.moderation.complaintDecided;
    const text = answer !== undefined ? answered : isActed ? words.text : nothing;
    const framed = this.complaintFrame(context, { ...words, text }, reference, at);
    return {
      ...framed,
      paragraphs: [...framed.paragraphs, ...(answer?.split(/\n{2,}/) ?? [])],
      action: this.frames.action(context, words.button, complaintsUrl(context.origin)),
      notes: [note.replaceAll('{receipt}', reference)],
    };
  }

  /** To whoever knew a member who was banned because of money; `credits` is what they get back. */
  async fraudWarning(reader: Reader, { name, credits }: { readonly name: string; readonly credits: number }): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { fraudWarning, creditsBack } = context.moderation;
    const say = (text: string) => text.replaceAll('{name}', name);
    const { subject, preview, text, why } = fraudWarning;
    const framed = this.frames.frame(context, { why, subject: say(subject), preview: say(preview), text: say(text) });
    return {
      ...framed,
      paragraphs: [...framed.paragraphs, ...(credits > 0 ? [fillPlural(creditsBack, context.locale, credits, { name })] : [])],
      action: this.frames.action(context, fraudWarning.button, safetyUrl(context.origin)),
      notes: [fraudWarning.note],
    };
  }

  async appealDecided(reader: Reader, { isOverturned }: { readonly isOverturned: boolean }): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { overturned, note, ...words } = context.moderation.appealDecided;
    return {
      ...this.frames.frame(context, { ...words, text: isOverturned ? overturned : words.text }),
      action: this.frames.action(context, words.button, loginUrl(context.origin)),
      notes: isOverturned ? [] : [note],
    };
  }

  /** To whoever sent a selfie. */
  async selfie(reader: Reader, outcome: SelfieOutcome): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { verification } = context.moderation;
    const { why, gone, look, again, reason, reasons } = verification;
    const { kind } = outcome;
    return {
      ...this.frames.frame(context, { why, ...verification[kind] }),
      facts: kind === 'refused' ? [[reason, reasons[outcome.reason]]] : undefined,
      action: this.frames.action(context, kind === 'refused' || kind === 'expired' ? again : look, verificationUrl(context.origin)),
      notes: kind === 'lost' ? [] : [gone],
    };
  }

  private complaintFrame(
    context: EmailContext,
    words: Parameters<EmailFrames['frame']>[1],
    reference: string,
    at: Date,
  ): ReturnType<EmailFrames['frame']> {
    const say = (text: string) => withDate(text.replaceAll('{receipt}', reference), at, context.locale);
    const { subject, preview, text, why } = words;
    return this.frames.frame(context, { why, subject: say(subject), preview: say(preview), text: say(text) });
  }
}

/** The text with the day filled in, written out. */
const withDate = (text: string, day: Date, locale: Locale): string => text.replaceAll('{date}', dayText(day, locale));

const dayText = (day: Date, locale: Locale): string =>
  day.toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' });
