import * as z from 'zod/mini';
import { cautionKinds, doneAnswer, houseRules, uuid } from '#contracts';
import { command } from './command.js';
import { oneOf } from './reasons.js';

export const photoRejectReasons = ['not_the_member', 'not_decent', 'contact_details', 'child'] as const;
export type PhotoRejectReason = (typeof photoRejectReasons)[number];

/** A photo that looks like one that was taken away: in how many of 64 bits they differ, and what was decided about the other one. */
export const resemblance = z.object({
  distance: z.int(),
  how: z.enum(['removed', 'refused', 'banned']),
  rule: z.enum([...houseRules, ...photoRejectReasons]),
  at: z.iso.datetime(),
  case_id: z.nullable(uuid),
});
export type Resemblance = z.infer<typeof resemblance>;

const at = z.iso.datetime();

/** In messages, and beside them. */
export const messageSignalKinds = ['message', 'openers', 'opener_link', 'opener_iban', 'opener_contact'] as const;
export const signalKinds = [
  ...messageSignalKinds,
  'photo',
  'throwaway_address',
  'signup_burst',
  'fast_openings',
  'many_profiles',
  'many_photos',
] as const;
export type SignalKind = (typeof signalKinds)[number];

/** One thing that was noticed about a member, and why. It decides nothing. */
export const memberSignal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), at, messages: z.int(), cautions: z.array(z.enum(cautionKinds)) }),
  z.object({ kind: z.literal('openers'), at, people: z.int() }),
  /** To how many members the first message held such a thing within a day. */
  z.object({ kind: z.literal('opener_link'), at, people: z.int() }),
  z.object({ kind: z.literal('opener_iban'), at, people: z.int() }),
  z.object({ kind: z.literal('opener_contact'), at, people: z.int() }),
  z.object({
    kind: z.literal('photo'),
    at,
    distance: z.int(),
    /** Null when the time of what was remembered is over. */
    resembles: z.nullable(resemblance),
  }),
  z.object({ kind: z.literal('throwaway_address'), at, domain: z.string() }),
  z.object({ kind: z.literal('signup_burst'), at, people: z.int(), minutes: z.int() }),
  /** At least so many in a day: half of what the site has room for. */
  z.object({ kind: z.literal('many_profiles'), at, count: z.int() }),
  z.object({ kind: z.literal('many_photos'), at, count: z.int() }),
  z.object({ kind: z.literal('fast_openings'), at, people: z.int(), minutes: z.int() }),
]);
export type MemberSignal = z.infer<typeof memberSignal>;

export const signalsPath = '/api/admin/signals';
/** Posted to with a rule and a number: changes nothing. */
export const trySignalPath = '/api/admin/signals/try';

export const signalRuleNames = [
  'photo_likeness',
  'throwaway_address',
  'signup_burst',
  'fast_openings',
  'same_openers',
  'opener_link',
  'opener_iban',
  'opener_contact',
  'many_profiles',
  'many_photos',
  'scam_words',
] as const;
export type SignalRuleName = (typeof signalRuleNames)[number];

const count = z.int32().check(z.gte(0));

export const signalRuleRow = z.object({
  /** In the log. */
  id: uuid,
  name: z.enum(signalRuleNames),
  /** Null: a list, without a number. `upTo`: takes notice of so much or less; `from`: of so many and more. */
  threshold: z.nullable(z.object({ sense: z.enum(['upTo', 'from']), min: z.int(), max: z.int(), standard: z.int(), now: z.int() })),
  /** Whether what it looks at is kept, so that another number can be tried. */
  can_try: z.boolean(),
  /** Of how many members it took notice in the last 30 days, and against how many of them moderators decided. */
  members: count,
  confirmed: count,
});
export type SignalRuleRow = z.infer<typeof signalRuleRow>;
export const signalRulesAnswer = z.object({ days: z.int(), rules: z.array(signalRuleRow) });
export type SignalRulesAnswer = z.infer<typeof signalRulesAnswer>;

export const trySignalBody = z.strictObject({ rule: z.enum(signalRuleNames), threshold: count });
export type TrySignalBody = z.infer<typeof trySignalBody>;
export const signalTrial = z.object({
  members: count,
  confirmed: count,
  /** Those that moderators decided against first, not all of them. */
  shown: z.array(z.object({ id: uuid, name: z.nullable(z.string()), confirmed: z.boolean() })),
  looked: count,
  /** There was more than a try may look at: only the newest were. */
  cut: z.boolean(),
});
export type SignalTrial = z.infer<typeof signalTrial>;

export const thresholdReasons = ['too_many_wrong', 'too_few_found', 'new_pattern'] as const;
export type ThresholdReason = (typeof thresholdReasons)[number];

/** In force from the next look on. */
export const signalCommands = {
  set_signal_threshold: command({
    path: '/api/admin/signals/:id/threshold',
    right: 'signal_rules',
    act: 'signal_rule.changed',
    subject: 'signal_rule',
    target: uuid,
    reason: oneOf(thresholdReasons),
    confirms: true,
    fields: { threshold: count },
    result: doneAnswer,
  }),
} as const;
