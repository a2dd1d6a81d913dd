import { useTranslation } from 'react-i18next';
import { sexualities } from '#contracts';
import { sexualitiesFor } from '#member/shared/model/sexualities';
import { Checkbox, ChoiceCards } from '#member/ui/ChoiceCards';
import { choiceOf } from '../model/read';
import { SectionCard, type SectionProps } from './SectionCard';

/** Kept and shown only with a consent of its own; without the tick the answer goes. */
export function SexualitySection({ answer }: SectionProps) {
  const { t } = useTranslation('own');
  const { t: words } = useTranslation('profile');
  const { sexuality } = answer.profile;
  return (
    <SectionCard
      answer={answer}
      section="sexuality"
      title={words('facts.sexuality')}
      summary={sexuality ? words(`sexuality.${sexuality}`) : t('nothing_told')}
      note={t('sexuality.note')}
      read={(data) => ({ section: 'sexuality', sexuality: choiceOf(data, 'sexuality', sexualities), consent: data.has('consent') })}
    >
      {(own, errors) => (
        <>
          <ChoiceCards
            name="sexuality"
            label={t('sexuality.question')}
            columns={2}
            optional
            defaultValue={own.sexuality ?? ''}
            options={[
              ...sexualitiesFor(answer.profile.gender, own.sexuality).map((value) => ({ value, label: words(`sexuality.${value}`) })),
              { value: '', label: t('not_told') },
            ]}
            error={errors['sexuality']}
          />
          <Checkbox
            id="sexuality-consent"
            name="consent"
            value="1"
            label={t('sexuality.consent')}
            defaultChecked={own.sexuality_consent}
            error={errors['consent']}
          />
        </>
      )}
    </SectionCard>
  );
}
