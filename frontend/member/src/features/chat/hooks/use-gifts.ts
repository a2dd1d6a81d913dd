import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isBuiltInGift, type GiftView, type Locale } from '#contracts';
import { giftsQuery } from '../api/gifts';

const minute = 60_000;

/** The gifts, from the last minute. */
export function useGifts() {
  const { i18n } = useTranslation();
  return useQuery({ ...giftsQuery(i18n.language as Locale), staleTime: minute });
}

/** What a gift is called: by its owner, or as the app knows a built-in one. */
export function useGiftName(): (gift: GiftView) => string {
  const { t } = useTranslation('chat');
  return ({ id, name }) => name ?? (isBuiltInGift(id) ? t(`gift.names.${id}`) : t('kind.gift'));
}

/** The same by what stands in a message; it never fails. */
export function useSentGiftName(): (id: string) => Promise<string> {
  const queries = useQueryClient();
  const { t, i18n } = useTranslation('chat');
  const nameOf = useGiftName();
  return async (id) => {
    const gifts = await queries.query({ ...giftsQuery(i18n.language as Locale), staleTime: minute }).catch(() => []);
    const gift = gifts.find((one) => one.id === id);
    return gift ? nameOf(gift) : isBuiltInGift(id) ? t(`gift.names.${id}`) : t('kind.gift');
  };
}

/** One gift by what stands in a message. One that is newer than the list has it asked for again, once. */
export function useGift(id: string): GiftView | undefined {
  const { data, refetch } = useGifts();
  const known = data?.find((gift) => gift.id === id);
  const isNewer = data !== undefined && known === undefined;
  useEffect(() => {
    if (isNewer) void refetch();
  }, [isNewer, refetch]);
  return known;
}
