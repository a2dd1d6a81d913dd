import { Compass, Heart, MailCheck, MessageCircle, ShieldCheck, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Column, Columns, Lander } from './Lander';
import { Scene } from './Scene';

const size = '1.75rem';

/** How it works, from the first answer to the first meeting. */
export function SixIcons() {
  const { t } = useTranslation(['landers', 'home']);
  return (
    <Lander title={t('icons.title')} lead={t('icons.lead')} picture={<Scene name="bike" alt={t('scenes.bike')} />}>
      <Columns ordered>
        <Column sign={<UserRound size={size} />} title={t('home:step_1_title')} text={t('home:step_1_text')} />
        <Column sign={<MailCheck size={size} />} title={t('alone.confirm_title')} text={t('alone.confirm_text')} />
        <Column sign={<Compass size={size} />} title={t('home:step_2_title')} text={t('home:step_2_text')} />
        <Column sign={<Heart size={size} />} title={t('icons.like_title')} text={t('icons.like_text')} />
        <Column sign={<MessageCircle size={size} />} title={t('icons.write_title')} text={t('icons.write_text')} />
        <Column sign={<ShieldCheck size={size} />} title={t('home:step_4_title')} text={t('home:step_4_text')} />
      </Columns>
    </Lander>
  );
}
