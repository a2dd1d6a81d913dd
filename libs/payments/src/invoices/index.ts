export { numberText } from './invoice-content.js';
export { InvoiceIssuing } from './invoice-issuing.service.js';
export { methodName } from './invoice-text.js';
export { InvoiceEntity } from './invoice.entity.js';
export { InvoicesRepository } from './invoices.repository.js';
export { InvoicesService, type InvoiceFile, type IssuedPaper } from './invoices.service.js';
export { PapersService } from './papers.service.js';
export { Sales } from './sales.service.js';
