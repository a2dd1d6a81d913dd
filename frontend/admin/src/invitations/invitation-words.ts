import { invitationStates } from '../code-words';

/** The invitations, their dialog and their mails. */
export const invitationWords = {
  states: invitationStates,
  none: 'No invitations yet.',
  noNote: 'No note',
  make: 'New invitation',
  note: 'For whom',
  noteHelp: 'Only staff see this. It lets one person sign up, within 30 days.',
  cancel: 'Cancel',
  done: 'Done',
  link: 'Link of the invitation',
  linkHelp: 'Send it to one person. It works once, for 30 days.',
  copy: 'Copy link',
  copied: 'The link is copied.',
  erased: 'An account that was erased',
  address: 'Send it to this e-mail address',
  addressHelp: 'Optional. We forget the address as soon as the mail is sent.',
  language: 'Language of the mail',
  mails: { waiting: 'Mail on its way', sent: 'Mail sent', refused: 'Mail refused' },
};
