import type { HouseRule, Measure } from '#contracts';
import type { CaseKind } from '../cases/index.js';
import { sourceOf as foundBy } from '../initiatives/index.js';

/** A decision that restricts somebody: what the law wants a statement of reasons for. A warning takes nothing away. */
export interface StatedDecision {
  readonly id: string;
  readonly measure: Exclude<Measure, 'none' | 'warning'>;
  readonly rule: HouseRule;
  readonly removesPhoto: boolean;
  /** Of the profile, or what was written in a conversation. */
  readonly removesText: boolean;
  readonly inForceAt: Date;
  readonly until: Date | null;
  /** How the moderators came to know, and when. */
  readonly caseKind: CaseKind;
  readonly caseReason: string;
  /** A rule of signals made a moderator open the case. */
  readonly hasSignals: boolean;
  readonly openedAt: Date;
  /** Its member objected, and no moderator existed who had no part in it. */
  readonly isJudgedAlone: boolean;
}

/**
 * The attributes of the DSA Transparency Database of the European Commission, in the order of its API documentation
 * (transparency.dsa.ec.europa.eu/page/api-documentation, categories of 1 July 2025).
 */
export const statementColumns = [
  'decision_visibility',
  'decision_visibility_other',
  'decision_monetary',
  'decision_monetary_other',
  'decision_provision',
  'decision_account',
  'account_type',
  'decision_ground',
  'decision_ground_reference_url',
  'illegal_content_legal_ground',
  'illegal_content_explanation',
  'incompatible_content_ground',
  'incompatible_content_explanation',
  'incompatible_content_illegal',
  'category',
  'category_addition',
  'category_specification',
  'category_specification_other',
  'content_type',
  'content_type_other',
  'content_language',
  'content_date',
  'territorial_scope',
  'application_date',
  'end_date_visibility_restriction',
  'end_date_monetary_restriction',
  'end_date_service_restriction',
  'end_date_account_restriction',
  'decision_facts',
  'source_type',
  'source_identity',
  'automated_detection',
  'automated_decision',
  'puid',
] as const;
export type StatementRecord = Readonly<Record<(typeof statementColumns)[number], string>>;

/** An account counts in the whole of the EEA, wherever its site is. */
const territory = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

const categories: Record<HouseRule, { readonly category: string; readonly keywords: readonly string[] }> = {
  money: { category: 'SCAMS_AND_FRAUD', keywords: [] },
  fake: { category: 'SCAMS_AND_FRAUD', keywords: ['INAUTHENTIC_ACCOUNTS'] },
  insult: { category: 'CYBER_VIOLENCE', keywords: ['CYBER_BULLYING_INTIMIDATION'] },
  sexual: { category: 'PORNOGRAPHY_OR_SEXUALIZED_CONTENT', keywords: [] },
  danger: { category: 'VIOLENCE', keywords: [] },
  minor: { category: 'PROTECTION_OF_MINORS', keywords: ['AGE_SPECIFIC_RESTRICTIONS_MINORS'] },
  photo: { category: 'OTHER_VIOLATION_TC', keywords: [] },
  advertising: { category: 'OTHER_VIOLATION_TC', keywords: [] },
  other: { category: 'OTHER_VIOLATION_TC', keywords: [] },
};
/** Notices of what the law forbids, which anybody can send; all other notices break no more than the rules of the house. */
const lawful = new Set(['illegal_content', 'child_safety']);

/** One row for the database. It says nothing about who is concerned, nor about who told. */
export function statementRecord(decision: StatedDecision, words: { readonly rule: string; readonly termsUrl: string }): StatementRecord {
  const { id, rule, inForceAt, openedAt } = decision;
  const { category, keywords } = categories[rule];
  return {
    ...nothing,
    ...restrictionOf(decision),
    account_type: 'ACCOUNT_TYPE_PRIVATE',
    decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    decision_ground_reference_url: words.termsUrl,
    incompatible_content_ground: `Rules of the house: ${rule}`,
    incompatible_content_explanation: words.rule,
    incompatible_content_illegal: 'No',
    category: `STATEMENT_CATEGORY_${category}`,
    category_specification: listOf(keywords.map((keyword) => `KEYWORD_${keyword}`)),
    ...contentOf(decision),
    content_date: dayOf(openedAt),
    territorial_scope: listOf(territory),
    application_date: dayOf(inForceAt),
    decision_facts: factsOf(decision),
    source_type: sourceOf(decision),
    automated_detection: foundBy(decision.caseKind, decision.hasSignals) === 'noticed' ? 'Yes' : 'No',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    puid: id,
  };
}

const nothing = Object.fromEntries(statementColumns.map((column) => [column, ''])) as StatementRecord;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** As the database itself writes lists into its files. */
const listOf = (values: readonly string[]): string => (values.length > 0 ? JSON.stringify(values) : '');

function restrictionOf({ measure, until }: StatedDecision): Partial<StatementRecord> {
  const end = until ? dayOf(until) : '';
  switch (measure) {
    case 'removal':
      return { decision_visibility: listOf(['DECISION_VISIBILITY_CONTENT_REMOVED']) };
    case 'restriction':
      return { decision_provision: 'DECISION_PROVISION_PARTIAL_SUSPENSION', end_date_service_restriction: end };
    case 'suspension':
      return { decision_account: 'DECISION_ACCOUNT_SUSPENDED', end_date_account_restriction: end };
    case 'ban':
      return { decision_account: 'DECISION_ACCOUNT_TERMINATED' };
  }
}

function contentOf({ removesPhoto, removesText }: StatedDecision): Partial<StatementRecord> {
  const types = [...(removesPhoto ? ['CONTENT_TYPE_IMAGE'] : []), ...(removesText ? ['CONTENT_TYPE_TEXT'] : [])];
  if (types.length > 0) return { content_type: listOf(types) };
  return { content_type: listOf(['CONTENT_TYPE_OTHER']), content_type_other: 'The account: its profile and its messages' };
}

function sourceOf({ caseKind, caseReason }: StatedDecision): string {
  if (caseKind === 'complaint') return lawful.has(caseReason) ? 'SOURCE_ARTICLE_16' : 'SOURCE_TYPE_OTHER_NOTIFICATION';
  return caseKind === 'report' ? 'SOURCE_TYPE_OTHER_NOTIFICATION' : 'SOURCE_VOLUNTARY';
}

const alone = ' The member objected. No moderator existed who had no part in the decision: the owner, who had, looked at it again.';

const openedBy = {
  reported: 'Another member reported it',
  seen: 'The moderators saw it',
  noticed: 'An automatic check pointed the moderators to it',
};

function factsOf({ caseKind, hasSignals, openedAt, measure, isJudgedAlone }: StatedDecision): string {
  const found = caseKind === 'complaint' ? 'Somebody sent a notice' : openedBy[foundBy(caseKind, hasSignals)];
  const people = measure === 'ban' ? 'Two moderators' : 'A moderator';
  return `${found} on ${dayOf(openedAt)}. ${people} compared it with the rules of the house and decided; no machine took part in the decision.${isJudgedAlone ? alone : ''}`;
}
