export { FinanceDecisions } from './finance-decisions.service.js';
export { FinanceRepository } from './finance.repository.js';
export { LedgerReaderRepository } from './ledger-reader.repository.js';
export { LedgerReader, type PricedLine } from './ledger-reader.service.js';
