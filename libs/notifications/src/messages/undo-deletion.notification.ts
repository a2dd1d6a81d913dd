import * as z from 'zod';
import { authEvents, type LinkFacts, mailLimits, UndoLinks } from '#auth';
import { action, frame, saying, undoUrl, withDay } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toLink } from '../recipients/index.js';
import { sampleDay, sampleToken } from './samples.js';

type Facts = Pick<LinkFacts, 'token'> & { readonly until: Date };

/** The way back into a deleted account. */
export const undoDeletionMail = defineMail({
  kind: 'undo-deletion',
  job: 'mail.undo-deletion',
  on: [authEvents.undoMailRequested],
  payload: z.object({ tokenId: z.uuid() }),
  urgency: 'critical',
  guarantee: 'at-least-once',
  limit: mailLimits['undo-deletion'],
  toUnconfirmed: true,
  uses: { undoLinks: UndoLinks },
  async load({ tokenId }, { undoLinks, read }) {
    const link = await read((tx) => undoLinks.facts(tx, tokenId));
    if (!link) return 'nothing to undo';
    const facts: Facts = link;
    return { to: toLink(link), key: tokenId, facts };
  },
  write(context, { token, until }) {
    const { undoDeletion } = context.words;
    return {
      ...frame(
        context,
        saying(undoDeletion, (text) => withDay(context, text, until)),
      ),
      action: action(context, undoDeletion.button, undoUrl(context.origin, token)),
      notes: [undoDeletion.note],
    };
  },
  samples: { 'undo-deletion': { token: sampleToken, until: sampleDay } },
});
