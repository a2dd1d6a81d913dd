import { stepUpRefusals } from './commands/step-up.words';

/** Refusals about people and what is theirs, as staff read them: by codes of the error catalogue. */
export const refusalWords = {
  ...stepUpRefusals,
  staff_last_owner: 'This is the last owner who can come in. Make somebody else an owner first.',
  staff_own_account: 'Nobody does this to their own account. Ask another owner.',
  staff_changed: 'Somebody else changed this account meanwhile. Look at it again.',
  staff_ended: 'This account has ended. Let the person back in first.',
  member_too_young: 'A proof says that this person may not be here. A moderator decides what happens now.',
  not_confirmed: 'The address of this account is not confirmed yet.',
  already_active: 'The address of this account is confirmed already.',
  account_banned: 'This account is closed by the house.',
  account_deleted: 'The member deleted this account.',
  member_not_found: 'There is no such member, or not any more.',
  photo_not_found: 'This photo no longer waits: somebody else decided, or its owner took it away.',
  case_taken: 'Somebody else works on this, or it was decided meanwhile.',
} as const;
