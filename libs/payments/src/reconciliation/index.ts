export { BookComparison } from './book-comparison.service.js';
export { PaymentComparison } from './payment-comparison.service.js';
export { PaymentIssues } from './payment-issues.service.js';
export { ReconciliationRepository } from './reconciliation.repository.js';
export { ReconciliationService } from './reconciliation.service.js';
