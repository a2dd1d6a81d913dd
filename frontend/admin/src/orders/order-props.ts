import type { OfficeOrderPage } from '#contracts-admin';

/** Of each part of the page of an order. */
export interface OrderProps {
  readonly record: OfficeOrderPage;
}
