import { sealedBox } from '#config';
import type { DebitForm } from '#contracts';

export const openForm = (appSecret: string, reference: string, sealed: Uint8Array): DebitForm =>
  JSON.parse(sealedBox(appSecret, 'payments-debit-form').open(sealed, reference)) as DebitForm;
