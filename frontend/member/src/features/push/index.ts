export { PushCard, PushSwitch } from './components/PushSwitch';
export { useKeptPush } from './hooks/use-push';
export { endPushHere, pushStore, takesPush, turnPushOn, type LastNotice } from './state/push';
