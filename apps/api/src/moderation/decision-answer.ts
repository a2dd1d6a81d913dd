import type { FastifyRequest } from 'fastify';
import type { AppealAnswer, DecisionAnswer, DecisionView } from '#contracts';
import { measureText, ruleText, statementTexts } from '#i18n';
import type { Appealable } from '#moderation';
import { callerLocale } from '../http/caller.js';

/** A decision with its texts in the caller's language. */
export function decisionAnswerFor(decision: DecisionView, request: FastifyRequest): DecisionAnswer {
  const locale = callerLocale(request);
  const { measure, removed, until, rule } = decision;
  const done = { measure, removed, until: until === null ? null : new Date(until) };
  const texts = { measure: measureText(done, locale), rule: ruleText(rule, locale), ...statementTexts(decision.facts, locale) };
  return { decision, texts };
}

/** What the link of a mail opens. */
export const appealAnswerFor = (opened: Appealable, request: FastifyRequest): AppealAnswer =>
  'decision' in opened ? decisionAnswerFor(opened.decision, request) : opened;
