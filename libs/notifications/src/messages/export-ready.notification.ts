import * as z from 'zod';
import { AccountsService, mailsADay } from '#auth';
import { exportEvents, ExportsService } from '#exports';
import { action, frame, myDataUrl, saying, withDay } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toAccount } from '../recipients/index.js';
import { sampleDay } from './samples.js';

/** Says that the file is there, if it still is and the account too. Leads to the page that asks for the password, never to the file. */
export const exportReadyMail = defineMail({
  kind: 'export-ready',
  job: 'mail.export-ready',
  on: [exportEvents.exportPrepared],
  payload: z.object({ exportId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: mailsADay(3),
  uses: { exports: ExportsService, accounts: AccountsService },
  async load({ exportId }, { exports, accounts, read }) {
    const ready = await read((tx) => exports.readyOne(tx, exportId));
    const account = ready && (await read((tx) => accounts.account(tx, ready.memberId)));
    if (!account || account.status === 'deleted') return 'nothing to fetch';
    return { to: toAccount(account), key: exportId, facts: { until: ready.until } };
  },
  write(context, { until }) {
    const { exportReady } = context.words;
    return {
      ...frame(
        context,
        saying(exportReady, (text) => withDay(context, text, until)),
      ),
      action: action(context, exportReady.button, myDataUrl(context.origin)),
      notes: [],
    };
  },
  samples: { 'export-ready': { until: sampleDay } },
});
