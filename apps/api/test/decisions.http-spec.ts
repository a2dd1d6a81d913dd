import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ownDecisionsAnswer, type OwnDecisionsAnswer, type UserAnswer } from '#contracts';
import { measureText, ruleText, statementTexts } from '#i18n';
import { Product, type Answer, type Caller, type Member } from '#testing-product';

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

/** A warning that is in force. */
async function warned({ id }: Pick<Member, 'id'>): Promise<void> {
  const caseId = randomUUID();
  await product.sql(
    `insert into moderation."case" (id, kind, reason, priority, opened_at, due_at, state, closed_at)
     values ($1, 'report', 'insult', 2, now(), now(), 'closed', now())`,
    [caseId],
  );
  await product.sql(
    `insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, state, in_force_at)
     values ($1, $2, uuidv7(), now(), 'warning', 'insult', 'in_force', now())`,
    [caseId, id],
  );
}
const read = async (caller: Caller): Promise<Answer<OwnDecisionsAnswer>> => caller.get('/api/decisions');
const isUnseen = async (caller: Caller): Promise<boolean> =>
  ((await caller.get('/api/user')) as Answer<UserAnswer>).body.user.decision_unseen;

describe('decisions over the wire', () => {
  it('are told to their member alone, in their language, with the way to object', async () => {
    const [anna, bert] = [await product.member({ language: 'nl' }), await product.member({ gender: 'male' })];
    await warned(anna);
    const [her, his] = [product.signedIn(anna), product.signedIn(bert)];
    const { status, body } = await read(her);
    expect([status, ownDecisionsAnswer.parse(body)]).toEqual([200, body]);
    expect(body.decisions).toHaveLength(1);
    const [told] = body.decisions;
    const { texts, token, deciders, decision } = told ?? {};
    expect({ texts, deciders }).toEqual({
      texts: {
        measure: measureText({ measure: 'warning', removed: null, until: null }, 'nl'),
        rule: ruleText('insult', 'nl'),
        ...statementTexts(decision?.facts ?? null, 'nl'),
      },
      deciders: 1,
    });
    expect((await product.visitor().get(`/api/appeals/${token}`)).body).toMatchObject({ decision });
    expect((await read(his)).body).toEqual({ decisions: [] });
    expect((await read(product.visitor())).status).toBe(403);
  });

  it('are new until they were seen, and seen twice is seen once', async () => {
    const anna = await product.member({});
    const her = product.signedIn(anna);
    expect(await isUnseen(her)).toBe(false);
    await warned(anna);
    expect(await isUnseen(her)).toBe(true);
    for (let time = 0; time < 2; time += 1)
      expect(await her.post('/api/decisions/seen')).toMatchObject({ status: 200, body: { done: true } });
    expect(await isUnseen(her)).toBe(false);
    expect((await read(her)).body.decisions).toHaveLength(1);
    expect((await product.visitor().post('/api/decisions/seen')).status).toBe(403);
  });
});
