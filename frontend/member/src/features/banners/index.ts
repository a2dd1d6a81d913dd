export { ActivationReminder } from './components/ActivationReminder';
export { PausedAlert } from './components/PausedAlert';
export { MailStoppedAlert } from './components/MailStoppedAlert';
export { PhotoAlert } from './components/PhotoAlert';
export type { AlertProps } from './model/alert';
export { alertRules, standingAlerts, type AlertName } from './model/rules';
