export { ActivationReminder } from './components/ActivationReminder';
export { PausedAlert } from './components/PausedAlert';
export { MailStoppedAlert } from './components/MailStoppedAlert';
export { PhotoAlert } from './components/PhotoAlert';
export { useHold, type AlertProps } from './model/alert';
export { alertRules, standingAlert, type AlertName } from './model/rules';
