import { BellOff, Megaphone, PackageX, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Column, Columns, Lander } from './Lander';
import { Scene } from './Scene';

const signs = { feed: BellOff, followers: Users, adverts: Megaphone, data: PackageX } as const;
const things = ['feed', 'followers', 'adverts', 'data'] as const;

/** What the site is not. */
export function NoNetwork() {
  const { t } = useTranslation('landers');
  return (
    <Lander title={t('network.title')} lead={t('network.lead')} picture={<Scene name="read" alt={t('scenes.read')} />}>
      <Columns columns={4}>
        {things.map((thing) => {
          const Sign = signs[thing];
          return (
            <Column key={thing} sign={<Sign size="1.75rem" />} title={t(`network.${thing}_title`)} text={t(`network.${thing}_text`)} />
          );
        })}
      </Columns>
    </Lander>
  );
}
