import type { PriceList } from '#contracts-admin';
import { asCount } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable } from '../ui/ScrollingTable';
import { placesOf } from './places';
import { priceWords as text } from './price-words';
import { unitPriceOf } from './unit-price';

const columns = [text.credits, text.price, text.unitPrice].map((name) => ({ name, isNumber: true }));

/** What a list sells, and what one credit costs in each size. */
export const BundlesTable = ({ list: { countries, currency, bundles } }: { readonly list: PriceList }) => (
  <ScrollingTable
    label={text.tableOf(placesOf(countries))}
    columns={columns}
    rows={bundles.map((bundle) => ({
      key: String(bundle.credits),
      cells: [asCount(bundle.credits), asMoney({ minor: bundle.minor, currency }), asMoney({ minor: unitPriceOf(bundle), currency })],
    }))}
  />
);
