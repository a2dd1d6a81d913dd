import type { InputOf } from '#contracts-admin';
import type { OfficeDataProvider } from '../dataProvider';

/** What is done to one item, as the server is asked. */
export type Wish =
  | { readonly act: 'approve' | 'skip' }
  | { readonly act: 'reject'; readonly reason: InputOf<'reject_review'>['reason'] }
  | { readonly act: 'escalate'; readonly reason: InputOf<'escalate_review'>['reason'] };

export function sendReview(dataProvider: OfficeDataProvider, id: string, wish: Wish) {
  switch (wish.act) {
    case 'approve':
      return dataProvider.command('approve_review', { id, input: {} });
    case 'skip':
      return dataProvider.command('skip_review', { id, input: {} });
    case 'reject':
      return dataProvider.command('reject_review', { id, input: { reason: wish.reason } });
    case 'escalate':
      return dataProvider.command('escalate_review', { id, input: { reason: wish.reason } });
  }
}
