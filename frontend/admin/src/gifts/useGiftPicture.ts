import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { giftPictureAnswer } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { problemOf, textOf } from '../problem';
import { readAnswer } from '../readAnswer';

interface GiftPictureUpload {
  readonly send: (file: File) => void;
  readonly isBusy: boolean;
  /** Where the browser has the new picture, to show it before it is saved. */
  readonly shown: string | undefined;
  readonly problem: string | undefined;
}

/** Sends a picture that is chosen; `onTaken` gets its key once the server has looked at it. */
export function useGiftPicture(onTaken: (picture: string) => void): GiftPictureUpload {
  const [shown, setShown] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => (await readAnswer(officeApi.giftPicture(file), giftPictureAnswer)).picture,
    retry: false,
  });
  useEffect(() => () => (shown ? URL.revokeObjectURL(shown) : undefined), [shown]);
  const send = (file: File) =>
    mutate(file, {
      onSuccess: (picture) => {
        setShown(URL.createObjectURL(file));
        onTaken(picture);
      },
    });
  return { send, isBusy: isPending, shown, problem: error ? textOfPicture(error) : undefined };
}

/** What is wrong with a picture the server says itself, in words for whoever chose it. */
function textOfPicture(error: unknown): string {
  const problem = problemOf(error);
  const said = error instanceof Error ? error.message : '';
  return problem.code.startsWith('photo_') && said !== problem.code ? said : textOf(problem);
}
