/** What the back office says of the mark of a fictional profile. */
export const fictionalWords = {
  title: 'Fictional',
  yes: 'Marked as fictional: everybody sees the label, and the profile takes part in nothing.',
  no: 'Not marked: a member like any other.',
  all: 'All fictional profiles',
} as const;
