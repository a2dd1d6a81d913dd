import type { CodeValidity } from '#contracts';
import { codeUsesMax } from '#contracts-admin';
import { asCount } from '../ui/format';
import type { CodeState } from './code-state';

export const codeStateNames: Record<CodeState, string> = {
  active: 'Active',
  stopped: 'Stopped',
  expired: 'Expired',
  used_up: 'Used up',
};

export const validities: Record<CodeValidity, string> = {
  'once-per-user': 'Once per member',
  once: 'Once in all',
  unlimited: 'As often as wanted',
};

/** The list of the discount codes, and the page of one. */
export const discountCodeWords = {
  title: 'Discount code',
  intro: 'Codes that make an order cheaper. A code does not change any more: stop it, and make a new one.',
  none: 'No discount codes match these filters.',
  notStopped: 'Not stopped',
  stopped: 'Stopped',
  welcome: 'Welcome code',
  everybody: 'Everybody',
  noEnd: 'No end',
  until: (at: string) => `Until ${at}`,
  uses: (uses: number, most: number | null) => (most === null ? asCount(uses) : `${asCount(uses)} of ${asCount(most)}`),
  used: (uses: string) => `Used ${uses}`,
  facts: {
    title: 'What it is worth, and when',
    code: 'Code',
    site: 'Site',
    discount: 'Discount',
    status: 'Stopped by staff',
    validity: 'How often it counts',
    country: 'Country of the member',
    everywhere: 'Everywhere',
    member: 'For the member',
    until: 'Counts until',
    expired: 'Its time is over',
    currency: 'Only in the currency',
    anyCurrency: 'Every currency',
    minimum: 'From the price',
    anyPrice: 'Every price',
    methods: 'Ways to pay',
    allMethods: 'All',
    welcome: 'Without typing for who never bought',
    budget: 'Budget',
    noBudget: 'None: as many orders as it can have otherwise',
    orders: (count: number) => `At most ${asCount(count)} ${count === 1 ? 'order' : 'orders'}`,
    uses: 'Used by orders',
    made: 'Made',
    id: 'Id',
  },
  orders: {
    title: 'Orders with it',
    help: 'Those that failed, were called off or came too late do not count as uses.',
    newest: `The newest ${asCount(codeUsesMax)}.`,
    none: 'No order has it yet.',
    at: 'Ordered',
    member: 'Member',
    state: 'State',
    discount: 'Discount',
  },
} as const;
