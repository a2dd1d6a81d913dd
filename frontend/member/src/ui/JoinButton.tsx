import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningOf } from '#member/shared/model/joining';
import { useSession } from '#member/shared/state/session';
import { LinkButton } from './ActionButton';

type JoinButtonProps = Omit<ComponentProps<typeof LinkButton>, 'to'> & { readonly to?: string };

/** The way to become a member; where not everybody may, its page says how one gets in, and so does the button. */
export function JoinButton({ to = '/signup', children, ...rest }: JoinButtonProps) {
  const joinWords = useJoinWords('how');
  return (
    <LinkButton to={to} {...rest}>
      {joinWords(children)}
    </LinkButton>
  );
}

/** Keeps a promise of a free sign-up where there is one; elsewhere it says how one gets in. */
export function useJoinWords(form: 'how' | 'why'): <Words>(free: Words) => Words | string {
  const { t } = useTranslation();
  const joining = joiningOf(useSession());
  return (free) => (joining === 'open' ? free : t(form === 'how' ? 'joining.how' : `joining.${joining}`));
}
