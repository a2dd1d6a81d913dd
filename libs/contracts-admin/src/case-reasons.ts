import { houseRules } from '#contracts';

/** Who objects: the member about whom it was decided, or whoever told of them, when nothing was found. */
export const appellants = ['member', 'notifier'] as const;
export type Appellant = (typeof appellants)[number];

/** Why somebody reads what two members wrote to each other. */
export const readReasons = ['report_about_it', 'signal_about_it', 'fraud_suspected', 'danger_suspected', 'appeal'] as const;
export type ReadReason = (typeof readReasons)[number];
export const upholdReasons = ['rule_broken', 'nothing_new', 'no_rule_broken'] as const;
export type UpholdReason = (typeof upholdReasons)[number];
export const overturnReasons = ['rule_not_broken', 'too_severe', 'mistaken_person', 'new_facts', 'rule_broken', 'overlooked'] as const;
export type OverturnReason = (typeof overturnReasons)[number];
/** The reasons that fit an objection of each. */
export const appealReasons = {
  member: {
    uphold_decision: ['rule_broken', 'nothing_new'],
    overturn_decision: ['rule_not_broken', 'too_severe', 'mistaken_person', 'new_facts'],
  },
  notifier: {
    uphold_decision: ['no_rule_broken', 'nothing_new'],
    overturn_decision: ['rule_broken', 'overlooked', 'new_facts'],
  },
} as const satisfies Record<
  Appellant,
  { readonly uphold_decision: readonly UpholdReason[]; readonly overturn_decision: readonly OverturnReason[] }
>;
/** Why somebody who had a part in a decision decides about the objection to it: nobody else is there. The log keeps it. */
export const aloneReasons = ['office_of_two', 'others_left', 'others_have_no_right'] as const;
export type AloneReason = (typeof aloneReasons)[number];
export const escalateReasons = ['unsure', 'legal', 'danger', 'known_person'] as const;
export type EscalateReason = (typeof escalateReasons)[number];
/** The rule that was broken, or none. */
export const rulingReasons = [...houseRules, 'no_violation'] as const;
export type RulingReason = (typeof rulingReasons)[number];
export const ruleOf = (reason: RulingReason) => (reason === 'no_violation' ? null : reason);

/** What an answer to a complaint about the service came to. */
export const resolveReasons = ['explained', 'mended', 'given_back', 'passed_on', 'nothing_wrong'] as const;
export type ResolveReason = (typeof resolveReasons)[number];

/** Why somebody who found nothing did not have to open the evidence. The log keeps it. */
export const dismissReasons = ['same_as_another', 'report_withdrawn', 'allowed_as_told', 'answered_elsewhere'] as const;
export type DismissReason = (typeof dismissReasons)[number];
