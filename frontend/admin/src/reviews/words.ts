import type { ReviewAct } from './queue';

/** The words of the review of new photos and texts. */
export const reviewWords = {
  title: 'Review',
  intro: 'New photos and texts of members. What you decide counts after ten seconds; until then you can take it back.',
  waiting: (count: number, isMore: boolean) => `Waiting: ${isMore ? 'more than ' : ''}${count}`,
  place: (page: number, left: number) => `Page ${page}, ${left} left on it`,
  keys: 'Keys: A approve, R reject, E to the cases, S skip, U take back, arrows move, Shift+A approve all that you have seen on this page. A key acts once an item has stood on the screen, whole, for a second',
  blurPhotos: 'Blur each photo until I come to it',
  buttons: { approve: 'Approve (A)', reject: 'Reject (R)', escalate: 'To the cases (E)', skip: 'Skip (S)' } satisfies Record<
    ReviewAct,
    string
  >,
  rest: (count: number) => `Approve the ${count} seen (Shift+A)`,
  restQuestion: (count: number) => `Approve the ${count} that you have seen on this page? Each stood whole on the screen for a second.`,
  restNotLoaded: (count: number) => `${count} more wait on this page that you have not seen whole. They stay.`,
  restYes: 'Approve them (A)',
  undo: (isNewest: boolean, what: string, seconds: number) => `Take it back${isNewest ? ' (U)' : ''}, ${seconds} s: ${what}`,
  cancel: 'Cancel (Esc)',
  why: { reject: 'Which rule does it break?', escalate: 'What may it be?' },
  choice: (number: number, text: string) => `${number}  ${text}`,
  states: { approve: 'Approved', reject: 'Rejected', escalate: 'Handed on to the cases', skip: 'Passed over' } satisfies Record<
    ReviewAct,
    string
  >,
  gone: 'Changed, or decided by somebody else',
  kinds: { photo: 'Photo', text: 'Text' },
  shown: 'Others see it',
  hidden: 'Only its owner sees it',
  main: 'Main photo',
  private: 'Private photo',
  fictional: 'Fictional',
  caption: 'Words under the photo:',
  who: (name: string, age: number, sex: string, town: string) => `${name}, ${age}, ${sex}, ${town}`,
  card: (number: number, kind: string, name: string) => `${number}. ${kind} of ${name}`,
  photoOf: (name: string) => `New photo of ${name}`,
  failed: 'The photo cannot be shown. Skip it, or hand it on.',
  done: (act: ReviewAct, kind: string, name: string) => `${reviewWords.states[act]}: ${kind.toLowerCase()} of ${name}.`,
  doneMany: (count: number) => `Approved: ${count}.`,
  tookBack: (count: number) => (count === 1 ? 'Taken back. It waits again.' : `Taken back. ${count} wait again.`),
  allDone: 'Nothing waits. Well done.',
  again: 'Look again',
  loadingMore: 'Loading more',
} as const;
