import type { HouseRule } from '#contracts';
import { measureText, ruleText, type MeasureFacts } from '#i18n';
import { appealEnd, appealTokenOf, DecisionsService, InitiativesService, type DecisionSource } from '#moderation';
import { appealUrl } from '../addresses.js';
import { defineMail } from '../define-mail.js';
import { action, frame, withDay } from '../email-parts.js';
import { Recipients, toAccount } from '../recipients.service.js';
import { sampleDay, sampleToken } from './samples.js';

/** A decision as its mail tells it. */
export type DecisionFacts = MeasureFacts & {
  readonly rule: HouseRule;
  readonly source: DecisionSource;
  readonly hasSecond: boolean;
  readonly appealUntil: Date;
  readonly appealToken: string;
};

const sample: DecisionFacts = {
  measure: 'warning',
  rule: 'insult',
  source: 'told',
  removed: null,
  until: null,
  hasSecond: false,
  appealUntil: new Date('2027-06-04T10:30:00Z'),
  appealToken: sampleToken,
};

/** The statement of reasons: what was decided, by which rule, how, by whom, until when, and what can be done about it. */
export const decisionMail = defineMail({
  kind: 'decision',
  job: 'mail.decision',
  urgency: 'bulk',
  guarantee: 'at-least-once',
  uses: { decisions: DecisionsService, initiatives: InitiativesService, recipients: Recipients },
  async load({ decisionId }, { decisions, initiatives, recipients, read, config }) {
    const decision = await read((tx) => decisions.find(tx, decisionId));
    if (!decision?.memberId || decision.state === 'overturned') return 'nothing to tell';
    const { measure, rule, photoId, removesText, until, secondId, inForceAt } = decision;
    if (measure === 'none' || rule === null || inForceAt === null) return 'nothing to tell';
    const account = await recipients.reachable(decision.memberId);
    if (typeof account === 'string') return account;
    const facts: DecisionFacts = {
      measure,
      rule,
      source: await read((tx) => initiatives.sourceOf(tx, decision.caseId)),
      removed: removedOf(photoId !== null, removesText),
      until,
      hasSecond: secondId !== null,
      appealUntil: appealEnd(inForceAt),
      appealToken: appealTokenOf(config.appSecret, decision.id),
    };
    return { to: toAccount(account), key: decisionId, facts };
  },
  write(context, facts) {
    const { labels, sources, decider, deciders, decision, redress } = context.moderation;
    return {
      ...frame(context, decision),
      facts: [
        [labels.measure, measureText(facts, context.locale)],
        [labels.rule, ruleText(facts.rule, context.locale)],
        [labels.source, sources[facts.source]],
        [labels.decider, facts.hasSecond ? deciders : decider],
      ],
      action: action(context, decision.button, appealUrl(context.origin, facts.appealToken)),
      notes: [withDay(context, redress, facts.appealUntil)],
    };
  },
  samples: {
    'decision-warning': sample,
    'decision-removal': { ...sample, measure: 'removal', rule: 'photo', removed: 'both', source: 'seen' },
    'decision-restriction': { ...sample, measure: 'restriction', rule: 'advertising', until: sampleDay, source: 'noticed' },
    'decision-suspension': { ...sample, measure: 'suspension', rule: 'sexual', until: sampleDay },
    'decision-ban': { ...sample, measure: 'ban', rule: 'money', hasSecond: true },
  },
});

export function removedOf(photo: boolean, text: boolean): DecisionFacts['removed'] {
  if (photo && text) return 'both';
  if (photo) return 'photo';
  return text ? 'text' : null;
}
