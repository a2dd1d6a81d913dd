export { DebitCancellations } from './debit-cancellations.service.js';
export { DebitCollection } from './debit-collection.service.js';
export { DebitData } from './debit.data.js';
export { Mandates } from './mandates.service.js';
export { DebitClaims } from './debit-claims.service.js';
export { RefusedDebits } from './refused-debits.service.js';
export { LateDebits } from './late-debits.service.js';
