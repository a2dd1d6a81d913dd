export { deviceOf } from './device.js';
export { KnownDeviceEntity } from './known-device.entity.js';
export { KnownDevicesRepository } from './known-devices.repository.js';
export { DEVICE_COOKIE, deviceDays, KnownDevices } from './known-devices.js';
export { SessionRevocationEntity } from './session-revocation.entity.js';
export { SessionRevocationsRepository } from './session-revocations.repository.js';
export { SessionRevocations } from './session-revocations.js';
export { SessionEntity } from './session.entity.js';
export { SessionsRepository } from './sessions.repository.js';
export {
  SESSION_COOKIE,
  sessionDays,
  SessionsService,
  type LoginSession,
  type OpenedSession,
  type SessionFacts,
  type SessionMember,
} from './sessions.service.js';
