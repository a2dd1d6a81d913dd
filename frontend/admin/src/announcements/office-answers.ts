import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewAnswer, receiversAnswer, type PreviewBody, type ReceiversQuery } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';

/** How many would get it now. */
export const useReceivers = (query: ReceiversQuery) =>
  useQuery({ queryKey: ['receivers', query], queryFn: () => readAnswer(officeApi.receivers(query), receiversAnswer), retry: false });

/** The mail as the server writes it; the last one stays until the next is there. */
export const usePreview = (body: PreviewBody | null) =>
  useQuery({
    queryKey: ['announcementPreview', body],
    queryFn: () => (body ? readAnswer(officeApi.previewAnnouncement(body), previewAnswer) : null),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
