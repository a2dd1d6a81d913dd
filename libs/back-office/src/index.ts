export { BackOfficeModule } from './back-office.module.js';
export * from './office.generated.js';
export { resourceListedBy } from './office-list.decorator.js';
export { FiguresModule } from './figures/figures.module.js';
export { FiguresService } from './figures/figures.service.js';
export type { PayoutFile } from './payouts/payouts-office.service.js';
export type { OpenedFile } from './books/books-office.service.js';
export type { StaffActor } from './staff-actor.js';
