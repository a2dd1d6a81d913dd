import { describe, expect, it } from '@jest/globals';
import { houseRules } from '#contracts';
import { statementColumns, statementRecord, type StatedDecision } from './statement-record.policy.js';

const decision: StatedDecision = {
  id: '01930000-0000-7000-8000-000000000001',
  measure: 'removal',
  rule: 'photo',
  removesPhoto: true,
  removesText: false,
  inForceAt: new Date('2026-11-26T10:00:00Z'),
  until: null,
  caseKind: 'report',
  caseReason: 'photo',
  hasSignals: false,
  openedAt: new Date('2026-11-25T22:30:00Z'),
  isJudgedAlone: false,
};
const record = (facts: Partial<StatedDecision> = {}) =>
  statementRecord({ ...decision, ...facts }, { rule: 'Photos: not the member', termsUrl: 'https://site.example/pages/terms' });
const until = new Date('2026-12-03T10:00:00Z');

describe('a statement of reasons for the database of the Commission', () => {
  it('says what was restricted, and until when', () => {
    const content = { content_type: '["CONTENT_TYPE_OTHER"]' };
    expect(record()).toMatchObject({
      decision_visibility: '["DECISION_VISIBILITY_CONTENT_REMOVED"]',
      decision_account: '',
      content_type: '["CONTENT_TYPE_IMAGE"]',
    });
    expect(record({ removesText: true }).content_type).toBe('["CONTENT_TYPE_IMAGE","CONTENT_TYPE_TEXT"]');
    const account = { removesPhoto: false };
    expect(record({ ...account, measure: 'restriction', until })).toMatchObject({
      ...content,
      decision_provision: 'DECISION_PROVISION_PARTIAL_SUSPENSION',
      end_date_service_restriction: '2026-12-03',
    });
    expect(record({ ...account, measure: 'suspension', until })).toMatchObject({
      ...content,
      decision_account: 'DECISION_ACCOUNT_SUSPENDED',
      end_date_account_restriction: '2026-12-03',
    });
    expect(record({ ...account, measure: 'ban' })).toMatchObject({ ...content, decision_account: 'DECISION_ACCOUNT_TERMINATED' });
  });

  it('says why, when and how it came to be known', () => {
    expect(record()).toMatchObject({
      puid: decision.id,
      category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
      incompatible_content_ground: 'Rules of the house: photo',
      incompatible_content_explanation: 'Photos: not the member',
      decision_ground_reference_url: 'https://site.example/pages/terms',
      content_date: '2026-11-25',
      application_date: '2026-11-26',
      automated_detection: 'No',
      automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    });
    expect(record({ rule: 'fake' })).toMatchObject({
      category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
      category_specification: '["KEYWORD_INAUTHENTIC_ACCOUNTS"]',
    });
    const sourceOf = (caseKind: StatedDecision['caseKind'], caseReason = 'other') => record({ caseKind, caseReason }).source_type;
    expect([sourceOf('report'), sourceOf('complaint'), sourceOf('complaint', 'illegal_content'), sourceOf('review')]).toEqual([
      'SOURCE_TYPE_OTHER_NOTIFICATION',
      'SOURCE_TYPE_OTHER_NOTIFICATION',
      'SOURCE_ARTICLE_16',
      'SOURCE_VOLUNTARY',
    ]);
    expect(sourceOf('initiative')).toBe('SOURCE_VOLUNTARY');
    expect(record({ measure: 'ban' }).decision_facts).toContain('Two moderators');
  });

  it('says of a case of our own whether a machine pointed to it, and that nobody told', () => {
    const seen = record({ caseKind: 'initiative' });
    expect(seen).toMatchObject({ source_type: 'SOURCE_VOLUNTARY', automated_detection: 'No' });
    expect(seen.decision_facts).toContain('The moderators saw it on 2026-11-25');
    const noticed = record({ caseKind: 'initiative', hasSignals: true });
    expect(noticed).toMatchObject({
      source_type: 'SOURCE_VOLUNTARY',
      automated_detection: 'Yes',
      automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    });
    expect(noticed.decision_facts).toContain('An automatic check pointed the moderators to it');
    expect(noticed.decision_facts).not.toContain('reported');
  });

  it('has every column in every row, and a category for every rule of the house', () => {
    for (const rule of houseRules) {
      expect(Object.keys(record({ rule })).toSorted()).toEqual([...statementColumns].toSorted());
      expect(record({ rule }).category).toMatch(/^STATEMENT_CATEGORY_[A-Z_]+$/);
    }
  });

  it.each([
    ['money', 'SCAMS_AND_FRAUD', ''],
    ['fake', 'SCAMS_AND_FRAUD', '["KEYWORD_INAUTHENTIC_ACCOUNTS"]'],
    ['insult', 'CYBER_VIOLENCE', '["KEYWORD_CYBER_BULLYING_INTIMIDATION"]'],
    ['sexual', 'PORNOGRAPHY_OR_SEXUALIZED_CONTENT', ''],
    ['danger', 'VIOLENCE', ''],
    ['minor', 'PROTECTION_OF_MINORS', '["KEYWORD_AGE_SPECIFIC_RESTRICTIONS_MINORS"]'],
    ['photo', 'OTHER_VIOLATION_TC', ''],
    ['advertising', 'OTHER_VIOLATION_TC', ''],
    ['other', 'OTHER_VIOLATION_TC', ''],
  ] as const)('is filed for %s under %s', (rule, category, category_specification) => {
    expect(record({ rule })).toMatchObject({ category: `STATEMENT_CATEGORY_${category}`, category_specification });
  });

  it('has the columns of the documentation in their order', () => {
    expect(statementColumns.join(' ')).toBe(
      [
        'decision_visibility decision_visibility_other decision_monetary decision_monetary_other decision_provision decision_account account_type',
        'decision_ground decision_ground_reference_url illegal_content_legal_ground illegal_content_explanation incompatible_content_ground',
        'incompatible_content_explanation incompatible_content_illegal category category_addition category_specification',
        'category_specification_other content_type content_type_other content_language content_date territorial_scope application_date',
        'end_date_visibility_restriction end_date_monetary_restriction end_date_service_restriction end_date_account_restriction',
        'decision_facts source_type source_identity automated_detection automated_decision puid',
      ].join(' '),
    );
  });

  it('says the same of every decision: an account of a private person, in the whole of the EEA, by rules of the house', () => {
    expect(record()).toMatchObject({
      account_type: 'ACCOUNT_TYPE_PRIVATE',
      decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
      incompatible_content_illegal: 'No',
    });
    const countries = JSON.parse(record().territorial_scope) as string[];
    expect([countries.length, new Set(countries).size]).toEqual([30, 30]);
    for (const country of ['NL', 'DE', 'FR', 'NO', 'IS', 'LI']) expect(countries).toContain(country);
    for (const country of ['GB', 'CH']) expect(countries).not.toContain(country);
  });

  it('tells the facts in sentences', () => {
    const factsOf = (facts: Partial<StatedDecision>) => record(facts).decision_facts;
    expect(factsOf({})).toBe(
      'Another member reported it on 2026-11-25. A moderator compared it with the rules of the house and decided; no machine took part in the decision.',
    );
    expect(factsOf({ caseKind: 'complaint', caseReason: 'child_safety' })).toMatch(/^Somebody sent a notice on /);
    expect(record({ caseKind: 'complaint', caseReason: 'child_safety' }).source_type).toBe('SOURCE_ARTICLE_16');
    expect(record({ removesPhoto: false }).content_type_other).toBe('The account: its profile and its messages');
  });

  it('says so when an objection was judged by somebody who had a part in the decision', () => {
    expect(record({ isJudgedAlone: true }).decision_facts).toContain('No moderator existed who had no part in the decision');
    expect(record().decision_facts).not.toContain('objected');
  });
});
