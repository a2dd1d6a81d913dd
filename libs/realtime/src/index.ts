export { RealtimeModule } from './realtime.module.js';
export { SocketHub, type MemberServer } from './hub.js';
export { Publisher, memberRoom, sessionRoom } from './publisher.js';
