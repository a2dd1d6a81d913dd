export { ExportsModule } from './exports.module.js';
export { ExportsService, type OpenExport } from './exports.service.js';
export { PreparingService } from './preparing.service.js';
export * as exportEvents from './exports.events.js';
