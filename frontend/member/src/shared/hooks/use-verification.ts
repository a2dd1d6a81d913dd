import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onHint } from '../state/hints';
import { verificationKey, verificationQuery } from '../api/verification';

/** How one's own verification stands, also when a moderator decides while the page is open. */
export function useVerification() {
  const queries = useQueryClient();
  useEffect(() => onHint('account.changed', () => void queries.invalidateQueries({ queryKey: verificationKey })), [queries]);
  return useQuery(verificationQuery);
}
