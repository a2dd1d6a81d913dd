/** The movements of a company that a settlement counts, added up by their currency. */
export interface CompanyPart {
  /** Null: no order of ours has them. */
  readonly companyId: string | null;
  readonly currency: string;
  /** Less than nothing where more went back than came. */
  readonly amountMinor: number;
  /** In the currency of the settlement. */
  readonly settledMinor: number;
  /** Of it, what was paid: fees are shared by it. */
  readonly paidMinor: number;
}

export interface SettledSums {
  readonly currency: string;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly feeVatMinor: number;
}

type SettlementEntryKind = 'settlement_exchange' | 'settlement_fee' | 'settlement_fee_vat' | 'settlement_payout';
type SettlementAccount = 'provider' | 'bank' | 'fees' | 'input_vat' | 'exchange';

/** A transfer from `contra` to `account`, as in the book of money. */
export interface SettlementEntry {
  readonly companyId: string;
  readonly kind: SettlementEntryKind;
  readonly account: SettlementAccount;
  readonly contra: SettlementAccount;
  readonly currency: string;
  readonly amountMinor: number;
}

/**
 * Divides a sum by weights, without losing a cent: what is left over goes to those who lost the most by rounding down, the first of equals first. Where
 * all weigh nothing, the first one has it all.
 */
export function shared(minor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, at) => (at === 0 ? minor : 0));
  const parts = weights.map((weight, at) => {
    const exact = BigInt(Math.abs(minor)) * BigInt(weight);
    return { at, whole: Number(exact / BigInt(total)), rest: exact % BigInt(total) };
  });
  let left = Math.abs(minor) - parts.reduce((sum, { whole }) => sum + whole, 0);
  const sign = minor < 0 ? -1 : 1;
  const extra = new Set<number>();
  for (const { at } of parts.toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest < other.rest ? 1 : -1)))
    if (left-- > 0) extra.add(at);
  return parts.map(({ at, whole }) => sign * (whole + (extra.has(at) ? 1 : 0)) || 0);
}

const sumOf = (parts: readonly CompanyPart[], name: 'settledMinor' | 'paidMinor'): number =>
  parts.reduce((sum, part) => sum + part[name], 0);

/** An amount that is less than nothing goes the other way. */
const transfer = (entry: Omit<SettlementEntry, 'amountMinor'>, minor: number): SettlementEntry[] => {
  if (minor === 0) return [];
  const sides = minor > 0 ? {} : { account: entry.contra, contra: entry.account };
  return [{ ...entry, ...sides, amountMinor: Math.abs(minor) }];
};

/**
 * What a payout means for the books of the companies whose money is in it. Each has the payout of its own movements, less its share of the fees; the one
 * that sold the most has what belongs to none, so that all payouts together are what arrived. Money in another currency leaves the provider in its own
 * and comes in that of the settlement. `owner` has it all where no movement leads to a company; empty where there is none either.
 */
export function entriesOf(parts: readonly CompanyPart[], sums: SettledSums, owner: string | null): SettlementEntry[] {
  const { currency, amountMinor, feeMinor, feeVatMinor } = sums;
  const known = [...new Set(parts.flatMap(({ companyId }) => companyId ?? []))].toSorted();
  const ids = known.length === 0 && owner !== null ? [owner] : known;
  const owned = (id: string) => parts.filter(({ companyId }) => companyId === id);
  const companies = ids
    .map((id) => ({ id, own: owned(id), weight: Math.max(0, sumOf(owned(id), 'paidMinor')) }))
    .toSorted((one, other) => other.weight - one.weight);
  const weights = companies.map(({ weight }) => weight);
  const vats = shared(feeVatMinor, weights);
  const nets = shared(feeMinor - feeVatMinor, weights);
  const others = companies.slice(1).map(({ own }, at) => sumOf(own, 'settledMinor') - (vats[at + 1] ?? 0) - (nets[at + 1] ?? 0));
  const payouts = [amountMinor - others.reduce((sum, one) => sum + one, 0), ...others];
  return companies.flatMap(({ id: companyId, own }, at) => {
    const exchanged = own.filter((part) => part.currency !== currency);
    const fromProvider = { companyId, currency, contra: 'provider' } as const;
    const exchange = { companyId, kind: 'settlement_exchange' } as const;
    return [
      ...exchanged.flatMap((part) =>
        transfer({ ...exchange, account: 'exchange', contra: 'provider', currency: part.currency }, part.amountMinor),
      ),
      ...transfer({ ...exchange, account: 'provider', contra: 'exchange', currency }, sumOf(exchanged, 'settledMinor')),
      ...transfer({ ...fromProvider, kind: 'settlement_fee', account: 'fees' }, nets[at] ?? 0),
      ...transfer({ ...fromProvider, kind: 'settlement_fee_vat', account: 'input_vat' }, vats[at] ?? 0),
      ...transfer({ ...fromProvider, kind: 'settlement_payout', account: 'bank' }, payouts[at] ?? 0),
    ];
  });
}
