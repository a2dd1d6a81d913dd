export { MemberDataModule } from './member-data.module.js';
export { MemberData, columnsOf, type NamedTable, type Row } from './member-data.js';
export { allOf } from './technical-data.js';
export { type ExportArea, type ExportedFile, type RoomData, type TableData } from './room-data.js';
