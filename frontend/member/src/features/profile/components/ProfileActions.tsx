import { Flex } from '@chakra-ui/react';
import { Ban, Flag, Gift, Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#contracts';
import { askToBlock } from '#member/shared/state/block-question';
import { lastList } from '#member/shared/model/last-list';
import { askToReport } from '#member/shared/state/report-question';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { offersOf } from '../model/offers';
import type { Gate } from './GateDialog';

interface ProfileActionsProps {
  readonly profile: MemberProfile;
  readonly onLike: () => void;
  readonly onGate: (gate: Gate) => void;
}

/** Away from somebody. */
const ways = [
  ['block', Ban, askToBlock],
  ['report', Flag, askToReport],
] as const;

const wide = { size: 'lg', flex: { base: '1 1 auto', md: '0 1 auto' }, px: { base: '4', md: '8' } } as const;
const letter = <MessageCircle size="1.4rem" aria-hidden />;
const gift = <Gift size="1.4rem" aria-hidden />;

/** What a member can do with this profile; a visitor sees the same and is asked to log in. */
export function ProfileActions({ profile, onLike, onGate }: ProfileActionsProps) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const { user } = useSession();
  if (!user) return offersOf(profile, user).signup ? <VisitorActions onGate={onGate} /> : null;
  if (profile.id === user.profile.id) return null;
  const away = ways.map(([word, Icon, ask]) => (
    <ActionButton
      key={word}
      tone="quiet"
      aria-haspopup="dialog"
      aria-label={common(`action.${word}_name`, profile)}
      icon={<Icon size="1.4rem" aria-hidden />}
      onClick={() => ask({ id: profile.id, name: profile.name, fictional: profile.fictional, leaveTo: lastList().to })}
    >
      {common(`action.${word}`)}
    </ActionButton>
  ));
  if (profile.fictional) {
    return (
      <Flex gap="3" wrap="wrap">
        {away}
      </Flex>
    );
  }
  return (
    <Flex gap="3" wrap="wrap" role="group" aria-label={t('actions.label')}>
      <LinkButton to={`/members/${profile.id}/chat`} {...wide} icon={letter}>
        {profile.chat_id ? t('actions.write_again') : t('actions.write')}
      </LinkButton>
      <Like profile={profile} onLike={onLike} styles={wide} />
      <LinkButton to={`/members/${profile.id}/chat?gift`} {...wide} tone="outline" icon={gift}>
        {t('actions.gift')}
      </LinkButton>
      <Flex gap="3" wrap="wrap">
        {away}
      </Flex>
    </Flex>
  );
}

function VisitorActions({ onGate }: Pick<ProfileActionsProps, 'onGate'>) {
  const { t } = useTranslation('profile');
  return (
    <Flex gap="3" wrap="wrap" role="group" aria-label={t('actions.label')}>
      <ActionButton {...wide} aria-haspopup="dialog" icon={letter} onClick={() => onGate('chat')}>
        {t('actions.write')}
      </ActionButton>
      <ActionButton {...wide} tone="like" aria-haspopup="dialog" icon={<Heart size="1.4rem" aria-hidden />} onClick={() => onGate('like')}>
        {t('actions.like')}
      </ActionButton>
      <ActionButton {...wide} tone="outline" aria-haspopup="dialog" icon={gift} onClick={() => onGate('gift')}>
        {t('actions.gift')}
      </ActionButton>
    </Flex>
  );
}

/** A like that was given stays in sight, with a smaller way back: the same button keeps its place and the focus. */
function Like({ profile, onLike, styles }: Pick<ProfileActionsProps, 'profile' | 'onLike'> & { readonly styles: object }) {
  const { t } = useTranslation('profile');
  const { liked } = profile;
  return (
    <Flex align="center" wrap="wrap" columnGap="2" {...(liked ? {} : { flex: { base: '1 1 auto', md: '0 1 auto' } })}>
      {liked ? (
        <Flex as="span" align="center" gap="2" px="2" color="magenta" fontWeight="medium">
          <Heart size="1.4rem" fill="currentColor" aria-hidden />
          {t('actions.liked', profile)}
        </Flex>
      ) : null}
      <ActionButton
        key="like"
        {...(liked ? { tone: 'quiet', size: 'compact' } : { ...styles, flex: '1 1 auto', tone: 'like' })}
        icon={liked ? undefined : <Heart size="1.4rem" aria-hidden />}
        onClick={onLike}
      >
        {liked ? t('actions.take_back') : t('actions.like')}
      </ActionButton>
    </Flex>
  );
}
