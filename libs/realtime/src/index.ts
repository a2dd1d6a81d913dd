export { RealtimeModule } from './realtime.module.js';
export { SocketHub, type MemberServer } from './hub.js';
export { SocketLimit, socketsPerMember } from './socket-limit.js';
export { HintStream } from './hint-stream.js';
export { Publisher, memberRoom, sessionRoom } from './publisher.js';
