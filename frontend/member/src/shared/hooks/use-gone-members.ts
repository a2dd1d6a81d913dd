import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onHint } from '../state/hints';
import { forgetPerson } from '../api/people';

/** Takes a member from the open screens the moment one of the two blocks the other, in whichever window. */
export function useGoneMembers(): void {
  const queries = useQueryClient();
  useEffect(() => onHint('member.gone', ({ profile_id }) => forgetPerson(queries, profile_id)), [queries]);
}
