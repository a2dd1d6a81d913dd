import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnProfileAnswer, ProfileSection, SaveSectionBody } from '#contracts';
import { toApiError } from '#kit';
import { userKey } from '#member/shared/api/user';
import { useErrorWords } from '#member/ui/Notice';
import { ownProfileQuery, saveSection } from '../api/profile';

type WithoutTag<Body> = Body extends unknown ? Omit<Body, 'tag'> : never;
export type SectionAnswers = WithoutTag<SaveSectionBody>;

/** `changed`: somebody, most likely this member in another tab, saved this section after the form was opened. */
export type SectionProblem = { readonly errors: Readonly<Record<string, string>>; readonly message?: string; readonly changed?: true };
const none: SectionProblem = { errors: {} };

/** Saves one section. What it was opened with goes along, so that nothing newer is written over unseen. */
export function useSection(section: ProfileSection) {
  const queries = useQueryClient();
  const errorWords = useErrorWords();
  const [problem, setProblem] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const refuse = (next: SectionProblem) => {
    setProblem(next);
    setAttempt((count) => count + 1);
  };
  const fresh = (): Promise<OwnProfileAnswer> => queries.query({ ...ownProfileQuery, staleTime: 0 });

  /** Answers whether it was saved. */
  const save = async (answers: SectionAnswers, tag: string): Promise<boolean> => {
    setBusy(true);
    try {
      queries.setQueryData(ownProfileQuery.queryKey, await saveSection({ ...answers, tag }));
      setProblem(none);
      // Name and town stand in the bar and on the page of others too.
      void queries.invalidateQueries({ queryKey: userKey });
      return true;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.code === 'profile_changed') refuse({ errors: {}, changed: true });
      else refuse({ errors: error.fields, message: Object.keys(error.fields).length > 0 ? undefined : errorWords(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    problem,
    attempt,
    busy,
    save,
    clear: () => setProblem(none),
    /** The member saw that there is something newer, and wants their own words all the same. */
    saveAnyway: async (answers: SectionAnswers): Promise<boolean> => {
      try {
        return await save(answers, (await fresh()).tags[section]);
      } catch (thrown) {
        refuse({ errors: {}, message: errorWords(toApiError(thrown)) });
        return false;
      }
    },
    fresh,
  };
}
