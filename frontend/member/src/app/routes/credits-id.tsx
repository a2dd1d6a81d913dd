import { useParams } from 'react-router';
import { CheckoutScreen, directDebitScreen } from '#member/features/payments';

/**
 * `/credits/:id/:method?` and, without an id, `/directdebit`: paying for one bundle. The second has no file of its own in this folder, because the
 * names of all its files are in every first view.
 */
export default function Payment() {
  return useParams()['id'] ? <CheckoutScreen /> : <directDebitScreen.Component />;
}
