import * as z from 'zod';
import type { HouseRule, StatementFacts } from '#contracts';
import { measureText, ruleText, statementTexts, type MeasureFacts } from '#i18n';
import { appealEnd, appealTokenOf, DecisionsService, moderationEvents, removedBy, StatementFactsService } from '#moderation';
import { action, appealUrl, frame, ruleUrl, withDay } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { Recipients, toAccount } from '../recipients/index.js';
import { sampleDay, sampleToken } from './samples.js';

/** A decision as its mail tells it. */
export type DecisionFacts = MeasureFacts & {
  readonly rule: HouseRule;
  readonly facts: StatementFacts | null;
  readonly hasSecond: boolean;
  readonly appealUntil: Date;
  readonly appealToken: string;
};

const sampleFacts: StatementFacts = { found_by: 'report', found_at: '2026-11-30T10:30:00Z', messages: [], photos: [] };
const sample: DecisionFacts = {
  measure: 'warning',
  rule: 'insult',
  removed: null,
  until: null,
  facts: sampleFacts,
  hasSecond: false,
  appealUntil: new Date('2027-06-04T10:30:00Z'),
  appealToken: sampleToken,
};

/** The statement of reasons: what was decided, by which rule, how, by whom, until when, and what can be done about it. */
export const decisionMail = defineMail({
  kind: 'decision',
  job: 'mail.decision',
  on: [moderationEvents.decided],
  payload: z.object({ decisionId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { decisions: DecisionsService, statements: StatementFactsService, recipients: Recipients },
  async load({ decisionId }, { decisions, statements, recipients, read, config }) {
    const decision = await read((tx) => decisions.find(tx, decisionId));
    if (!decision?.memberId || decision.state === 'overturned') return 'nothing to tell';
    const { measure, rule, until, secondId, inForceAt } = decision;
    if (measure === 'none' || rule === null || inForceAt === null) return 'nothing to tell';
    const account = await recipients.reachable(decision.memberId);
    if (typeof account === 'string') return account;
    const facts: DecisionFacts = {
      measure,
      rule,
      removed: removedBy(decision),
      until,
      facts: await read((tx) => statements.of(tx, decision)),
      hasSecond: secondId !== null,
      appealUntil: appealEnd(inForceAt),
      appealToken: appealTokenOf(config.appSecret, decision.id),
    };
    return { to: toAccount(account), key: decisionId, facts };
  },
  write(context, facts) {
    const { labels, decider, deciders, decision, redress, rulesLink } = context.moderation;
    const { source, messages, photos } = statementTexts(facts.facts, context.locale);
    const told = (label: string, texts: readonly string[]) => (texts.length === 0 ? [] : [[label, texts.join('\n')] as const]);
    return {
      ...frame(context, decision),
      facts: [
        [labels.measure, measureText(facts, context.locale)],
        ...told(labels.message, messages),
        ...told(labels.photo, photos),
        [labels.rule, ruleText(facts.rule, context.locale)],
        ...told(labels.source, source === null ? [] : [source]),
        [labels.decider, facts.hasSecond ? deciders : decider],
      ],
      action: action(context, decision.button, appealUrl(context.origin, facts.appealToken)),
      notes: [withDay(context, redress, facts.appealUntil)],
      link: { label: rulesLink, url: ruleUrl(context.origin, facts.rule) },
    };
  },
  samples: {
    'decision-warning': {
      ...sample,
      facts: { ...sampleFacts, messages: [{ at: '2026-11-29T10:30:00Z', text: 'You are too stupid to write to.' }] },
    },
    'decision-removal': {
      ...sample,
      measure: 'removal',
      rule: 'photo',
      removed: { photos: 2, text: true, messages: 1 },
      facts: {
        ...sampleFacts,
        found_by: 'review',
        messages: [{ at: '2026-11-29T09:15:00Z', text: '' }],
        photos: [
          { at: '2026-11-29T10:30:00Z', text: 'At the lake' },
          { at: '2026-11-29T10:32:00Z', text: '' },
        ],
      },
    },
    'decision-restriction': {
      ...sample,
      measure: 'restriction',
      rule: 'advertising',
      until: sampleDay,
      facts: { ...sampleFacts, found_by: 'automation' },
    },
    'decision-suspension': { ...sample, measure: 'suspension', rule: 'sexual', until: sampleDay },
    'decision-ban': { ...sample, measure: 'ban', rule: 'money', hasSecond: true },
  },
});
