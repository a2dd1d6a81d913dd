export {
  ConfigError,
  currentEnvironment,
  loadConfig,
  loadStartSettings,
  type Config,
  type Environment,
  type StartSettings,
} from './config.js';
export { toS3, type S3Config } from './objects.js';
export type { PushConfig } from './push.js';
export type { RedisAddress } from './redis-address.js';
export type { SmsConfig } from './sms.js';
export type { StaffIssuerConfig } from './staff-issuer.js';
export type { TracesConfig } from './traces.js';
export { newVapidKeys, type VapidKeys } from './vapid.js';
export { CONFIG, ConfigModule } from './config.module.js';
export { dieAt } from './fail-points.js';
export { sealedBox, type SealedBox } from './sealed-box.js';
export { envExample } from './env-example.js';
export { settingNames } from './settings/index.js';
export { featureLibraries, technicalLibraries } from './libraries.js';
