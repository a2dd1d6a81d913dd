export * from './rights.js';
export * from './routes.js';
export * from './staff.js';
export * from './lists.js';
export * from './members.js';
export * from './audit.js';
export * from './invitations.js';
