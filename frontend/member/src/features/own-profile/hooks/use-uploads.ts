import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError, type ApiError } from '#kit';
import { photosKey, uploadPhoto } from '#member/shared/api/own-photos';
import { announce } from '#member/ui/announce';

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly percent: number;
  readonly error: ApiError | null;
}

let nextId = 1;

/** Several files, one after the other: the server takes one at a time, and each has its own answer. */
export function useUploads() {
  const { t } = useTranslation('own');
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef(Promise.resolve());
  const change = (id: number, what: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...what } : upload)));
  const drop = (id: number) => setUploads((now) => now.filter((upload) => upload.id !== id));

  const send = async ({ id, file }: Upload) => {
    announce(t('photos.progress', { name: file.name }));
    try {
      await uploadPhoto(file, (percent) => change(id, { percent }));
      await queries.invalidateQueries({ queryKey: photosKey });
      drop(id);
      announce(t('photos.added'));
    } catch (thrown) {
      change(id, { error: toApiError(thrown) });
    }
  };
  const queue = (upload: Upload) => {
    line.current = line.current.then(() => send(upload));
  };
  return {
    uploads,
    add: (file: File) => {
      const upload: Upload = { id: nextId++, file, percent: 0, error: null };
      setUploads((now) => [...now, upload]);
      queue(upload);
    },
    retry: (upload: Upload) => {
      change(upload.id, { error: null, percent: 0 });
      queue(upload);
    },
    drop,
  };
}
