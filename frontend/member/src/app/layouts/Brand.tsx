import { chakra } from '@chakra-ui/react';
import { Leaf } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '#member/shared/state/session';

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '2', sm: '2.5' },
    minH: 'target',
    color: 'secondary',
    fontSize: { base: 'md', sm: 'lg' },
    fontWeight: 'bold',
    lineHeight: 'tight',
    textDecoration: 'none',
    borderRadius: 'control',
  },
});

/** The name of the site: the way home. */
export function Brand() {
  const { t } = useTranslation();
  const { settings, user } = useSession();
  return (
    <Home to={user ? '/members' : '/'} aria-label={t('nav.home', { site: settings.name })}>
      <Leaf size="1.4rem" aria-hidden />
      {settings.name}
    </Home>
  );
}
