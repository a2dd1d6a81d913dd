import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PaymentMethod, PricedBundle, PricesView } from '#contracts';
import { hasApplePay, methodOf, offered } from '../model/methods';
import { checkoutPath } from '../model/paths';
import { useCode } from './use-code';

/** The way to pay that is chosen, of those that are offered. It stands in the address, so that Back finds it again. */
export function usePickedMethod(prices: Pick<PricesView, 'methods'>, bundle: Pick<PricedBundle, 'id'>, chosen: PaymentMethod | null) {
  const go = useNavigate();
  const state = useLocation().state as unknown;
  const { code } = useCode();
  const methods = offered(prices.methods, hasApplePay());
  // The address follows a moment after the press.
  const [picked, setPicked] = useState({ method: chosen, address: chosen });
  if (picked.address !== chosen) setPicked({ method: chosen, address: chosen });
  const choose = (value: string) => {
    setPicked({ method: methodOf(value), address: chosen });
    void go(checkoutPath(bundle.id, methodOf(value), code), { replace: true, preventScrollReset: true, state });
  };
  return { methods, method: picked.method && methods.includes(picked.method) ? picked.method : null, choose };
}
