import { create } from 'zustand';

/** Something that any screen may ask the member, and that one dialog shows: how to ask (`null` closes it), and what is asked now. */
export function createQuestion<Question>(): readonly [ask: (question: Question | null) => void, useQuestion: () => Question | null] {
  const useStore = create<{ readonly question: Question | null }>(() => ({ question: null }));
  return [(question) => useStore.setState({ question }), () => useStore(({ question }) => question)];
}
