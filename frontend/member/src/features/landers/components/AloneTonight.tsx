import { useTranslation } from 'react-i18next';
import { Column, Columns, Lander } from './Lander';
import { Scene } from './Scene';

const minutes = { signup: 5, confirm: 2, write: 3 } as const;
const steps = ['signup', 'confirm', 'write'] as const;

/** What one can do in ten minutes tonight. */
export function AloneTonight() {
  const { t } = useTranslation('landers');
  return (
    <Lander title={t('alone.title')} lead={t('alone.lead')} picture={<Scene name="evening" alt={t('scenes.evening')} />}>
      <Columns ordered>
        {steps.map((step) => (
          <Column key={step} sign={`${minutes[step]}′`} title={t(`alone.${step}_title`)} text={t(`alone.${step}_text`)} />
        ))}
      </Columns>
    </Lander>
  );
}
