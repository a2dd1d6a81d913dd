import type { ChildMaterialRow, FoundReason, KeepLongerReason, ReleaseReason } from '#contracts-admin';
import { asDay, asTime } from '../ui/format';

const foundReasons: Record<FoundReason, string> = {
  picture_seen: 'I saw a picture',
  words_read: 'I read words',
  told_by_somebody: 'Somebody told us of it',
  told_by_authority: 'The police or a hotline told us of it',
};
const keepLongerReasons: Record<KeepLongerReason, string> = {
  police_asked: 'The police asked for it',
  court_asked: 'A court or a prosecutor asked for it',
};
const releaseReasons: Record<ReleaseReason, string> = {
  no_child: 'No child is in it',
  no_abuse: 'Nothing in it is sexual',
  wrong_member: 'It was not this member',
};

export const childMaterialWords = {
  title: 'Child material',
  none: 'Nothing is sealed that you found.',
  home: 'Material of child abuse that you found: the report for the authority, and who has it.',
  found: (by: string | null, at: string) => `Found by ${by ?? 'somebody who has left'}, ${asTime(at)}`,
  states: { sealing: 'Being sealed', sealed: 'Sealed', destroyed: 'Destroyed' } satisfies Record<ChildMaterialRow['state'], string>,
  handedOver: 'Handed over',
  released: 'It was none',
  sealedCase: (reference: string) => `Closed and sealed: ${reference}`,
  steps: {
    title: 'What you do now',
    rows: [
      'Do not look again. Nobody here has to: the police look.',
      'Do not copy, photograph, save or send anything, not even to somebody here. That alone can be a crime.',
      'Do not write to the member, and tell nobody of them. In a talk about it, say the reference only.',
      'If a child may be in danger at this moment, call the police now. In Europe 112 works everywhere.',
      'Download the report, and send it to the police or the hotline below today. They say how they want to have the pictures.',
      'Note here which authority has it.',
      'Talk about how you are, to the owner or to somebody close to you. What you saw is not yours to carry alone.',
    ],
  },
  done: {
    title: 'What the site has done',
    rows: [
      'The account is closed. Its sessions have ended, and nothing more can be sent from it.',
      'All photos of the member, those in conversations and the reported conversation are out of everybody’s reach, and rest sealed.',
      'All cases about the member are closed. Besides you and the owner nobody of the staff sees the member or the cases any more.',
      'The member gets a mail that says only that the account is closed by our terms, and how to object. Whoever reported hears that we acted.',
    ],
  },
  contacts: 'Whom you call',
  hotline: 'Where it is reported',
  police: 'The police',
  elsewhere: 'Any other country',
  kept: 'What is kept',
  sealedCounts: ({ pictures, lost, messages }: { pictures: number; lost: number; messages: number }) =>
    `Pictures: ${pictures}. Messages: ${messages}.${lost > 0 ? ` Files that were gone already: ${lost}.` : ''}`,
  gone: 'Everything was destroyed when its time was over. This page keeps only that it was so.',
  keepUntil: (at: string) => `Until ${asDay(at)}. Then it is destroyed by itself, and the log keeps that.`,
  why: 'Why so long',
  authority: 'Which authority has it',
  authorityHelp: 'With its own number for it, if you know that. No name of the member.',
  handedOverTo: (to: string, at: string) => `${to}, ${asTime(at)}`,
  notHandedOver: 'Nobody yet',
  months: 'For how many months from now',
  report: 'Download the report',
  reportFor: (language: string) => `A text in ${language}, with the times and the SHA-256 of every file. The pictures are not in it.`,
  reportJson: 'The same for programs (JSON)',
  waits: 'The files are being sealed. Load this page again in a minute: then the report is ready.',
  member: 'The member',
} as const;

export const childMaterialCommandWords = {
  seal_child_material: {
    button: 'Child abuse: stop and seal',
    done: 'Stopped and sealed.',
    question: {
      title: 'Child abuse: stop the account and seal everything?',
      text: () =>
        'Press this when you think that a picture or words may show the sexual abuse of a child; being unsure is no reason to wait. At once the account is closed and everything of it is out of everybody’s sight. You do not look again. The next page says what to do. The log keeps your reason.',
      keep: 'Not that',
      reasons: foundReasons,
    },
  },
  hand_over_child_material: {
    button: 'Note who has it',
    done: 'Noted.',
    question: {
      title: 'Which authority has the report?',
      text: () => 'It cannot be changed afterwards.',
      keep: 'Not yet',
      reasons: null,
    },
  },
  keep_child_material: {
    button: 'Keep it longer',
    done: 'It is kept longer.',
    question: {
      title: 'Keep it longer?',
      text: () => 'Only when an authority asks for it: the law allows no more than the time below. The log keeps your reason.',
      keep: 'Leave it',
      reasons: keepLongerReasons,
    },
  },
  release_child_material: {
    button: 'It was none: open the account',
    done: 'The account is open again.',
    question: {
      title: 'It was no child abuse: open the account?',
      text: () =>
        'The member can come back at once, and the staff see them as any other. Photos and words do not come back; what was sealed stays so until its time is over. The log keeps your reason.',
      keep: 'Leave it closed',
      reasons: releaseReasons,
    },
  },
};
