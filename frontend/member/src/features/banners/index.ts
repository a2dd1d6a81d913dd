export { ActivationReminder } from './components/ActivationReminder';
export { PhotoAlert } from './components/PhotoAlert';
