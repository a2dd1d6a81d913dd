import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { SHOWN } from '../src/budgets/shown-profiles.js';
import { AutoLikeController } from '../src/likes/auto-like.controller.js';
import { LikesController } from '../src/likes/likes.controller.js';
import { SwipesController } from '../src/likes/swipes.controller.js';
import { ViewsController } from '../src/likes/views.controller.js';
import { MatchFinderController } from '../src/members/match-finder.controller.js';
import { MembersController } from '../src/members/members.controller.js';

/** Every call that answers with members, and what counts them against the budget of the day. */
const counted = {
  'GET /api/members': MembersController.prototype.find,
  'POST /api/members/search': MembersController.prototype.findPrivately,
  'GET /api/members/{id}/card': MembersController.prototype.card,
  'GET /api/match-finder/matches': MatchFinderController.prototype.matches,
  'GET /api/likes': LikesController.prototype.list,
  'GET /api/auto-like': AutoLikeController.prototype.next,
  'GET /api/swipes': SwipesController.prototype.deck,
  'GET /api/swipes/passed': SwipesController.prototype.passed,
  'GET /api/views': ViewsController.prototype.list,
};
const others = {
  'GET /api/members/{id}': 'counted in the call, unless the two have a conversation',
  'POST /api/swipes/undo': 'a card that was shown a moment ago',
  'DELETE /api/swipes/passed': 'a card of a list that is counted',
  'GET /api/private-photos': 'people who asked the member for something',
  'GET /api/chats': 'people with whom the member has a conversation',
  'POST /api/chats': 'the one to whom the member writes',
  'GET /api/chats/{id}': 'the same',
};

type Part = Readonly<Record<string, unknown>>;
const description = JSON.parse(readFileSync(fileURLToPath(new URL('../../../openapi.json', import.meta.url)), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Part }>>>>;
};
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const isCard = ({ properties }: Part): boolean =>
  isPart(properties) && ['age', 'fictional', 'main_image'].every((name) => name in properties);
const showsCards = (part: unknown): boolean => isPart(part) && (isCard(part) || Object.values(part).some(showsCards));

describe('a list of members', () => {
  it('is counted against the budget of the day, or somebody has said why not', () => {
    const showing = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) => (showsCards(responses) ? [`${method.toUpperCase()} ${path}`] : [])),
    );
    expect(new Set(showing)).toEqual(new Set([...Object.keys(counted), ...Object.keys(others)]));
  });

  it.each(Object.entries(counted))('%s is marked so', (_name, handler) => {
    expect(Reflect.hasMetadata(SHOWN, handler)).toBe(true);
  });
});
