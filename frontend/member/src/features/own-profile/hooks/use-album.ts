import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PhotosAnswer, UserAnswer } from '#contracts';
import { api, toApiError, type ApiError } from '#kit';
import { onHint } from '#member/shared/state/hints';
import { useSession } from '#member/shared/state/session';
import { photosKey } from '../api/photos';

/** Changes to the album: each answers with the whole album, which is then what is shown. */
export function useAlbum() {
  const queries = useQueryClient();
  const { setUser } = useSession();
  const [error, setError] = useState<ApiError | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: photosKey });
  const tellSession = () =>
    void api.get<UserAnswer>('/api/user').then(
      ({ user }) => setUser(user),
      () => undefined,
    );

  useEffect(
    () =>
      onHint('photo.ready', () => {
        void queries.invalidateQueries({ queryKey: photosKey });
        void api.get<UserAnswer>('/api/user').then(
          ({ user }) => setUser(user),
          () => undefined,
        );
      }),
    [queries, setUser],
  );

  const change = useMutation({
    mutationFn: (act: () => Promise<PhotosAnswer>) => act(),
    onSuccess: (answer) => {
      setError(null);
      queries.setQueryData(photosKey, answer);
      tellSession();
    },
    onError: (thrown) => {
      setError(toApiError(thrown));
      void reload();
    },
  });
  return {
    busy: change.isPending,
    error,
    /** Answers whether it was done. */
    act: (work: () => Promise<PhotosAnswer>): Promise<boolean> =>
      change.mutateAsync(work).then(
        () => true,
        () => false,
      ),
  };
}
