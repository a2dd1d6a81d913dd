import { ApiFault } from './api-fault.js';
import { methodNames } from './wishes.js';

/** Those that take single currencies; the others take every one. */
const currencies: Readonly<Record<string, readonly string[]>> = {
  ideal: ['EUR'],
  bancontact: ['EUR'],
  eps: ['EUR'],
  satispay: ['EUR'],
  multibanco: ['EUR'],
  banktransfer: ['EUR'],
  directdebit: ['EUR'],
  blik: ['PLN'],
  przelewy24: ['PLN', 'EUR'],
  twint: ['CHF'],
  swish: ['SEK'],
  vipps: ['NOK'],
  mobilepay: ['DKK', 'EUR'],
};
const wallets: readonly string[] = ['applepay'];
/** What can be collected again under a mandate. */
const recurring: readonly string[] = ['creditcard', 'directdebit'];

export interface MethodsQuery {
  readonly sequenceType?: string;
  readonly includeWallets?: string;
  readonly 'amount[currency]'?: string;
}

/** The ways to pay that are switched on: all of them, until a test switches some off. */
export class Methods {
  private off: readonly string[] = [];

  switchOff(off: readonly string[]): void {
    this.off = off;
  }

  /** By id and name, as they are asked for. */
  listed({ sequenceType = 'oneoff', includeWallets = '', 'amount[currency]': currency }: MethodsQuery): (readonly [string, string])[] {
    if (!['oneoff', 'first', 'recurring'].includes(sequenceType))
      throw new ApiFault(400, 'The sequence type is not known.', 'sequenceType');
    const named = includeWallets.split(',');
    return Object.entries(methodNames).filter(([id]) => {
      const isAsked = sequenceType === 'recurring' ? recurring.includes(id) : id !== 'directdebit';
      const takes = currency === undefined || (currencies[id]?.includes(currency) ?? true);
      return isAsked && takes && !this.off.includes(id) && (!wallets.includes(id) || named.includes(id));
    });
  }
}
