import { BellOff, Megaphone, PackageX, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#member/shared/state/session';
import { Column, Columns, Lander } from './Lander';
import { Scene } from './Scene';

const signs = { feed: BellOff, followers: Users, adverts: Megaphone, data: PackageX } as const;
const things = ['feed', 'followers', 'adverts', 'data'] as const;

/** What the site is not. Where it has an advertisement of another company, it does not say that there is none. */
export function NoNetwork() {
  const { t } = useTranslation('landers');
  const { advertising } = useSession();
  const told = things.filter((thing) => thing !== 'adverts' || advertising === undefined);
  return (
    <Lander title={t('network.title')} lead={t('network.lead')} picture={<Scene name="read" alt={t('scenes.read')} />}>
      <Columns columns={4}>
        {told.map((thing) => {
          const Sign = signs[thing];
          return (
            <Column key={thing} sign={<Sign size="1.75rem" />} title={t(`network.${thing}_title`)} text={t(`network.${thing}_text`)} />
          );
        })}
      </Columns>
    </Lander>
  );
}
