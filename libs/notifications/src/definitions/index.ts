export {
  defineChosenMail,
  defineMail,
  defineMailOfMailing,
  type AnsweringMail,
  type MailDefinition,
  type MailToSend,
  type PreparedMail,
} from './define-mail.js';
export { definePush, type Notice, type PreparedPush, type PushDefinition, type PushOfMailing, type PushToSend } from './define-push.js';
export { MessageBinding, type Prepare } from './message-binding.service.js';
export type { Choice } from './message-tools.js';
