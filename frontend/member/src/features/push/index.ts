export { PushCard, PushSwitch } from './components/PushSwitch';
export { useKeptPush } from './hooks/use-push';
export { endPushHere, takesPush, turnPushOn } from './state/push';
