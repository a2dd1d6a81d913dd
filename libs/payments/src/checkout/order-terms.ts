import type { OrderBody } from '#contracts';
import type { Bundle, Site } from '#site';
import { discountOf, type Discount } from '../discounts/index.js';
import { refundDaysOf, type Buyer, type NewOrder, type OrderCompany } from '../orders/index.js';
import { toStoredConsent, type Taxation } from '../prices/index.js';

// What an order copies when it is made: it counts for it for ever, whatever an owner changes later.

export type OrderAmounts = Pick<NewOrder, 'priceMinor' | 'discountMinor' | 'payableMinor' | 'currency' | 'vatBps' | 'vatMinor'>;

export function amountsOf({ price }: Bundle, discount: Discount | null, { vatIn }: Taxation): OrderAmounts {
  const discountMinor = discount ? discountOf(price.minor, discount.basis_points) : 0;
  const payableMinor = price.minor - discountMinor;
  const { basisPoints: vatBps, vatMinor } = vatIn(payableMinor);
  return { priceMinor: price.minor, discountMinor, payableMinor, currency: price.currency, vatBps, vatMinor };
}

/** Of the buyer and their site. */
export const termsOf = (buyer: Buyer, site: Site) => ({
  memberId: buyer.id,
  siteId: site.id,
  company: companyOf(site),
  locale: buyer.locale,
  termsVersion: buyer.termsVersion,
  refundDays: refundDaysOf(site.settings),
});

/** Of what the buyer chose and agreed to. */
export const choiceOf = (body: OrderBody, bundle: Bundle, discount: Discount | null) => ({
  bundleId: bundle.id,
  credits: bundle.credits,
  method: body.method,
  discountCode: discount?.code ?? null,
  codeId: discount && discount.validity !== 'unlimited' ? discount.codeId : null,
  consentVersion: body.consent.version,
  consent: toStoredConsent(body.consent),
});

const companyOf = ({ company }: Site): OrderCompany => ({
  id: company.id,
  name: company.name,
  address: company.address,
  city: company.city,
  country: company.country,
  kvk: company.kvk,
  vatNumbers: company.vatNumbers,
});
