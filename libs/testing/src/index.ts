export { PairStage } from './pair-stage.js';
export { Stage } from './stage.js';
export { World, type TestMember, type MemberOptions } from './world.js';
export { testEnvironment } from './environment.js';
export * from './pictures.js';
export { signupForm } from './signup-form.js';
export { hostileFamilies, hostileTexts } from './hostile-texts.js';
export { until } from './until.js';
export { PushService, type TakenPush } from './push-service.js';
