export { PushCard, PushSwitch } from './components/PushSwitch';
export { useKeptPush } from './hooks/use-push';
export { useReadNotices } from './hooks/use-read-notices';
export { endPushHere, takesPush, turnPushOn } from './state/push';
