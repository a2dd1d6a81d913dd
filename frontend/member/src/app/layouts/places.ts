import { CircleDollarSign, Heart, MessageCircle, Search, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserView } from '#contracts';
import { useBadges } from '#member/shared/state/badges';
import { premiumPath, repeatOrderPath } from '../route-facts';

export interface Place {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly shortLabel: string;
  readonly count: number;
  readonly countLabel: string;
  readonly tone?: 'warning' | 'danger';
}

/** At ten credits or fewer the badge appears; at none it is red. */
export const creditsTone = (credits: number): Place['tone'] => (credits > 10 ? undefined : credits > 0 ? 'warning' : 'danger');

/** The places of a member, in the order of both bars. */
export function usePlaces(user: UserView): readonly Place[] {
  const { t } = useTranslation();
  const { messages, likes } = useBadges();
  const tone = user.paid_user ? creditsTone(user.credits) : undefined;
  const credits = t('nav.credits_count', { count: user.credits });
  return [
    { to: '/members', icon: Search, label: t('nav.search'), shortLabel: t('nav.search'), count: 0, countLabel: '' },
    {
      to: '/chats',
      icon: MessageCircle,
      label: t('nav.messages'),
      shortLabel: t('nav.messages'),
      count: messages,
      countLabel: t('nav.unread', { count: messages }),
    },
    {
      to: '/likes',
      icon: Heart,
      label: t('nav.likes'),
      shortLabel: t('nav.likes'),
      count: likes,
      countLabel: t('nav.new_likes', { count: likes }),
    },
    user.paid_user
      ? {
          to: repeatOrderPath,
          icon: CircleDollarSign,
          label: tone ? t('nav.credits') : credits,
          shortLabel: t('nav.credits'),
          count: tone ? user.credits : 0,
          countLabel: credits,
          tone,
        }
      : { to: premiumPath, icon: CircleDollarSign, label: t('nav.premium'), shortLabel: t('nav.premium_short'), count: 0, countLabel: '' },
  ];
}

/** Where everything of one's own is: one's profile, and the settings in all their parts. */
export const isOwnPlace = (pathname: string): boolean =>
  /^\/(profile|settings|notifications|verification|transactions)(\/|$)/.test(pathname);
