export { MemberDataModule } from './member-data.module.js';
export { MemberData, columnsOf } from './member-data.js';
export { allOf } from './technical-data.js';
export { type ExportArea, type ExportedFile, type NamedTable, type RoomData, type Row, type TableData } from './room-data.js';
