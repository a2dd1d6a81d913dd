import { Box } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LockOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#contracts';
import { toApiError } from '#kit';
import { onHint } from '#member/shared/state/hints';
import { personQuery } from '#member/shared/api/people';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { ErrorNotice } from '#member/ui/Notice';
import { askPhotos } from '../api/ask-photos';

/** Private photos of somebody who lets people in one by one: ask, wait, or be let in. What changes comes by itself. */
export function PrivateGate({ profile }: { readonly profile: MemberProfile }) {
  const { t } = useTranslation('profile');
  const queries = useQueryClient();
  const { id, name, private_access: access } = profile;
  const { queryKey } = personQuery(id);
  const standing = useRef<HTMLParagraphElement>(null);
  const ask = useMutation({
    mutationFn: () => askPhotos(id),
    onSuccess: (next) => {
      queries.setQueryData(queryKey, (now) => now && { ...now, private_access: next });
      announce(t(next === 'asked' ? 'private.asked' : 'private.refused', { name }));
      // The button has done its work and leaves.
      standing.current?.focus();
    },
  });
  useEffect(
    () =>
      onHint('photo.access', ({ profile_id, what }) => {
        if (profile_id === id && what !== 'asked') void queries.invalidateQueries({ queryKey: personQuery(id).queryKey });
      }),
    [id, queries],
  );
  if (access === 'none' || access === 'open') return null;
  return (
    <Box mt="3" textStyle="small" color="ink.soft">
      <p ref={standing} tabIndex={-1}>
        {t(`private.${access}`, { name })}
      </p>
      {ask.isError ? <ErrorNotice error={toApiError(ask.error)} onRetry={() => ask.mutate()} /> : null}
      {access === 'closed' ? (
        <ActionButton mt="2" tone="outline" busy={ask.isPending} icon={<LockOpen size="1.4rem" aria-hidden />} onClick={() => ask.mutate()}>
          {t('private.ask')}
        </ActionButton>
      ) : null}
    </Box>
  );
}
