import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { textPreviewAnswer, writtenText, type BuiltInTextQuery, type TextPreviewBody } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';

/** The text that the product brings along; it never changes while the page is open. */
export const useBuiltInText = (query: BuiltInTextQuery) =>
  useQuery({
    queryKey: ['builtInText', query],
    queryFn: ({ signal }) => readAnswer(officeApi.builtInText(query, signal), writtenText),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The page as the server draws it; the last one stays until the next is there. */
export const useTextPreview = (body: TextPreviewBody) =>
  useQuery({
    queryKey: ['textPreview', body],
    queryFn: () => readAnswer(officeApi.previewText(body), textPreviewAnswer),
    placeholderData: keepPreviousData,
    retry: false,
  });
