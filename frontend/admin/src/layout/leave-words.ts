/** What is asked before somebody leaves what they typed. */
export const leaveWords = {
  title: 'Leave without saving?',
  body: 'What you typed here is not saved. If you leave now, it is gone.',
  leave: 'Leave without saving',
  stay: 'Stay here',
} as const;
