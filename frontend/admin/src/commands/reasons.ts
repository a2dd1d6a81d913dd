import type {
  EscalateReason,
  FictionalReason,
  LiftReason,
  MailAgainReason,
  NotFictionalReason,
  PhotoRejectReason,
  ReadReason,
  RerunReason,
  RulingReason,
  ScheduleReason,
  StopReason,
} from '#contracts-admin';
import { houseRules } from '../code-words';

export const liftReasons: Record<LiftReason, string> = {
  mistaken_signals: 'What was noticed is harmless',
  mistaken_report: 'A report was confirmed by mistake',
  person_known: 'We have spoken to this person',
};

export const fictionalReasons: Record<FictionalReason, string> = {
  owned_by_house: 'The profile belongs to us',
  imported_profile: 'It was imported; no person stands behind it',
  test_profile: 'It was made for a test',
};

export const notFictionalReasons: Record<NotFictionalReason, string> = {
  set_by_mistake: 'It was marked by mistake',
  person_verified: 'We have verified the person behind it',
};

export const mailAgainReasons: Record<MailAgainReason, string> = {
  address_confirmed: 'The member told us that the address is right',
  server_fault: 'A mail server was at fault',
  member_asked: 'The member asked for it',
};

export const photoRejectReasons: Record<PhotoRejectReason, string> = {
  not_the_member: 'It does not show the member',
  not_decent: 'It is not decent',
  contact_details: 'It shows an address or a number',
  child: 'It shows a child',
};

export const escalateReasons: Record<EscalateReason, string> = {
  unsure: 'I am not sure',
  legal: 'The law or the police may be involved',
  danger: 'Somebody may be in danger',
  known_person: 'I know one of them',
};

export const readReasons: Record<ReadReason, string> = {
  report_about_it: 'The report is about these messages',
  signal_about_it: 'The signals are about these messages',
  fraud_suspected: 'I suspect fraud',
  danger_suspected: 'I suspect danger',
  appeal: 'The decision was appealed',
};

export const rulingReasons: Record<RulingReason, string> = { ...houseRules, no_violation: 'No rule was broken' };

export const rerunReasons: Record<RerunReason, string> = {
  cause_mended: 'What made it fail is mended',
  outage_over: 'An outage is over',
  see_it_fail: 'To see it fail once more',
};

export const scheduleReasons: Record<ScheduleReason, string> = {
  read_by_two: 'Two of us have read it',
  members_wait: 'Members wait for it, and I have read it twice',
  law_wants_it: 'The law wants it now',
};

export const stopReasons: Record<StopReason, string> = {
  mistake_in_text: 'There is a mistake in the text',
  wrong_receivers: 'It goes to the wrong members',
  no_longer_true: 'It is no longer true',
};
