export { BackOfficeModule } from './back-office.module.js';
export * from './office.generated.js';
export { resourceListedBy } from './office-list.decorator.js';
export { FiguresModule, FiguresService } from './figures/index.js';
export type { PayoutFile } from './payouts/index.js';
export type { OpenedFile } from './books/index.js';
export type { StaffActor } from './staff-actor.js';
