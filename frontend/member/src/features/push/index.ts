export { PushCard, PushSwitch } from './components/PushSwitch';
export { useKeptNotice } from './hooks/use-kept-notice';
export { useKeptPush } from './hooks/use-push';
export { endPushHere, takesPush, turnPushOn } from './state/push';
