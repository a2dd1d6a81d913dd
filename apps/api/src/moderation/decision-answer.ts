import type { FastifyRequest } from 'fastify';
import type { DecisionAnswer, DecisionView } from '#contracts';
import { measureText, ruleText } from '#i18n';
import { callerLocale } from '../http/caller.js';

/** A decision with its texts in the caller's language. */
export function decisionAnswerFor(decision: DecisionView, request: FastifyRequest): DecisionAnswer {
  const locale = callerLocale(request);
  const { measure, removed, until, rule } = decision;
  const facts = { measure, removed, until: until === null ? null : new Date(until) };
  return { decision, texts: { measure: measureText(facts, locale), rule: ruleText(rule, locale) } };
}
