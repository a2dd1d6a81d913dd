import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { officeSitesAnswer, previewAnswer, receiversAnswer, type PreviewBody, type ReceiversQuery } from '#contracts-admin';
import { ApiError } from '#kit';
import { officeApi } from '../officeApi';
import { toHttpError } from '../problem';

async function read<Schema extends z.ZodMiniType>(asked: Promise<unknown>, schema: Schema): Promise<z.infer<Schema>> {
  try {
    const answer = z.safeParse(schema, await asked);
    if (!answer.success) throw new ApiError('unexpected_answer', 200);
    return answer.data;
  } catch (error) {
    throw toHttpError(error);
  }
}

/** How many would get it now. */
export const useReceivers = (query: ReceiversQuery) =>
  useQuery({ queryKey: ['receivers', query], queryFn: () => read(officeApi.receivers(query), receiversAnswer), retry: false });

/** The mail as the server writes it; the last one stays until the next is there. */
export const usePreview = (body: PreviewBody | null) =>
  useQuery({
    queryKey: ['announcementPreview', body],
    queryFn: () => (body ? read(officeApi.previewAnnouncement(body), previewAnswer) : null),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const useSites = () =>
  useQuery({ queryKey: ['officeSites'], queryFn: () => read(officeApi.sites(), officeSitesAnswer), retry: false });
