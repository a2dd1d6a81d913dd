import * as z from 'zod';
import { mailsADay } from '#auth';
import { ComplaintsService, DecisionsService, moderationEvents } from '#moderation';
import type { Tx } from '#database';
import { action, appealUrl, complaintsUrl, dayIn, frame, saying, withDay } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { objectionTo, type Objection } from './objection.js';
import { sampleDay, sampleObjection } from './samples.js';

type Received = { readonly reference: string; readonly at: Date; readonly dueAt: Date };
/** `answer` is what staff wrote, in their own words; `objection`: nothing was found, and one can say that this is wrong. */
type Decided = {
  readonly reference: string;
  readonly at: Date;
  readonly isActed: boolean;
  readonly answer?: string | undefined;
  readonly objection?: Objection | undefined;
};

const sample = { reference: 'K7PM-4WXD', at: sampleDay };

/** The receipt of a complaint. It repeats nothing that was written, not even the name: anybody can give any address. */
export const complaintReceivedMail = defineMail({
  kind: 'complaint-received',
  job: 'mail.complaint-received',
  on: [moderationEvents.complained],
  payload: z.object({ complaintId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  /** Anybody can give any address in a complaint. */
  limit: mailsADay(5),
  pauses: 'soon',
  uses: { complaints: ComplaintsService },
  async load({ complaintId }, { complaints, read }) {
    const complaint = await read((tx) => complaintOf(tx, complaints, complaintId));
    if (!complaint) return 'no such complaint';
    const { to, reference, at } = complaint;
    const facts: Received = { reference, at, dueAt: await read((tx) => complaints.dueAt(tx, complaintId)) };
    return { to, key: complaintId, facts };
  },
  write(context, { reference, at, dueAt }) {
    const { complaintReceived: words, complaintLabels: labels } = context.moderation;
    const say = (text: string) => withDay(context, text.replaceAll('{receipt}', reference), at);
    return {
      ...frame(context, saying(words, say)),
      facts: [
        [labels.reference, reference],
        [labels.received, dayIn(context.locale, at)],
        [labels.due, dayIn(context.locale, dueAt)],
      ],
      action: action(context, words.button, complaintsUrl(context.origin)),
      notes: [words.note],
    };
  },
  samples: { 'complaint-received': { ...sample, dueAt: new Date('2026-12-06T10:30:00Z') } },
});

/** To whoever complained, with an account or without. What was done to somebody stays between the house and them. */
export const complaintDecidedMail = defineMail({
  kind: 'complaint-decided',
  job: 'mail.complaint-decided',
  on: [moderationEvents.complaintDecided],
  payload: z.object({ complaintId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  /** Each was answered by a moderator, also those of the days before. */
  limit: mailsADay(20),
  uses: { complaints: ComplaintsService, decisions: DecisionsService },
  async load({ complaintId }, { complaints, decisions, read, config }) {
    const complaint = await read((tx) => complaintOf(tx, complaints, complaintId));
    if (!complaint || complaint.outcome === null) return 'nothing to tell';
    const { to, reference, at, outcome } = complaint;
    const answer = await read((tx) => complaints.answered(tx, complaintId));
    const decision = await read((tx) => decisions.standing(tx, complaintId));
    const objection = objectionTo(config.appSecret, decision);
    const facts: Decided = { reference, at, isActed: outcome === 'acted', answer, objection };
    // One that was opened anew has another answer.
    return { to, key: decision?.id ?? complaintId, facts };
  },
  write(context, { reference, at, isActed, answer, objection }) {
    const { nothing, answered, note, ...words } = context.moderation.complaintDecided;
    const say = (text: string) => withDay(context, text.replaceAll('{receipt}', reference), at);
    const text = answer !== undefined ? answered : isActed ? words.text : nothing;
    const framed = frame(context, saying({ ...words, text }, say));
    return {
      ...framed,
      paragraphs: [...framed.paragraphs, ...(answer?.split(/\n{2,}/) ?? [])],
      ...(objection
        ? {
            action: action(context, context.moderation.decision.button, appealUrl(context.origin, objection.token)),
            notes: [withDay(context, context.moderation.redress, objection.until)],
          }
        : { action: action(context, words.button, complaintsUrl(context.origin)), notes: [note.replaceAll('{receipt}', reference)] }),
    };
  },
  samples: {
    'complaint-acted': { ...sample, isActed: true },
    'complaint-answered': {
      ...sample,
      isActed: false,
      answer: 'You are right, the letters were too small.\n\nSince this morning they are larger.',
    },
    'complaint-nothing': { ...sample, isActed: false, objection: sampleObjection },
  },
});

/**
 * Undefined when it is unknown, or its time was over. The mail belongs to nobody's account, also when somebody was signed in: they may have
 * given another address, which is not theirs to lose.
 */
export async function complaintOf(tx: Tx, complaints: ComplaintsService, complaintId: string) {
  const complaint = await complaints.find(tx, complaintId);
  const opened = complaint && (await complaints.open(tx, complaintId));
  if (!complaint || !opened) return undefined;
  const { reference, at, outcome, siteId, language } = complaint;
  return { to: { memberId: null, siteId, language, email: opened.email }, reference, at, outcome };
}
