/** What the log says about ways to pay. */
export const methodActs = {
  'payment_methods.opened': 'Opened the ways to pay of a country',
  'payment_methods.set': 'Set the ways to pay of a country',
} as const;
