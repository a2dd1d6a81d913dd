import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhotosAnswer } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { photosKey } from '#member/shared/api/own-photos';
import { userKey } from '#member/shared/api/user';

/** Changes to the album: each answers with the whole album, which is then what is shown. */
export function useAlbum() {
  const queries = useQueryClient();
  const [error, setError] = useState<ApiError | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: photosKey });

  const change = useMutation({
    mutationFn: (act: () => Promise<PhotosAnswer>) => act(),
    onSuccess: (answer) => {
      setError(null);
      queries.setQueryData(photosKey, answer);
      void queries.invalidateQueries({ queryKey: userKey });
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
