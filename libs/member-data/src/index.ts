export { MemberDataModule } from './member-data.module.js';
export { ErasureList } from './erasure-list.js';
export { MemberData, columnsOf } from './member-data.js';
export { allOf } from './technical-data.js';
export { type ExportArea, type ExportedFile, type NamedTable, type ModuleData, type Row, type TableData } from './module-data.js';
