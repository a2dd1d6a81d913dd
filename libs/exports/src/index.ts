export { ExportsModule } from './exports.module.js';
export { ExportFetching, type OpenExport } from './export-fetching.service.js';
export { ExportsService } from './exports.service.js';
export { PreparingService } from './preparing.service.js';
export * as exportEvents from './exports.events.js';
