import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import { useSettings } from '#member/shared/state/session';
import { Field, TextArea } from '#member/ui/Field';
import { Notice } from '#member/ui/Notice';
import { Dotted } from '#member/ui/PersonCard';
import { OuterLink } from '#member/ui/TextLink';
import { textOf } from '../model/read';
import { SectionCard, type SectionProps } from './SectionCard';

/** Name and words about oneself; sex and age stand here, and why they stay. */
export function BasicsSection({ answer }: SectionProps) {
  const { t } = useTranslation('own');
  const { t: words } = useTranslation('profile');
  const { support_email } = useSettings();
  const { profile } = answer;
  return (
    <SectionCard
      answer={answer}
      section="basics"
      title={t('basics.title')}
      summary={
        <>
          <Box color="ink" fontWeight="medium">
            <Dotted facts={[profile.name, t('basics.age', { n: profile.age }), words(`gender.${profile.gender}`)]} />
          </Box>
          <Box mt="1" whiteSpace="pre-line" lineClamp="4" dir="auto">
            {profile.about || t('basics.no_about')}
          </Box>
          {profile.about_waits ? (
            <Box mt="3">
              <Notice>{t('basics.about_waits')}</Notice>
            </Box>
          ) : null}
        </>
      }
      read={(data) => ({ section: 'basics', name: textOf(data, 'name'), about: textOf(data, 'about') })}
    >
      {({ name, about }, errors) => (
        <>
          <Field
            id="basics-name"
            name="name"
            label={t('basics.name')}
            autoComplete="nickname"
            maxLength={limits.nameMax}
            defaultValue={name}
            error={errors['name']}
            required
          />
          <TextArea
            id="basics-about"
            name="about"
            label={t('basics.about')}
            hint={t('basics.about_hint', { n: limits.aboutMax })}
            rows={8}
            defaultValue={about}
            error={errors['about']}
          />
          <Box mb="5" textStyle="small" color="ink.soft">
            {t('basics.fixed')} <OuterLink href={`mailto:${support_email}`}>{support_email}</OuterLink>
          </Box>
        </>
      )}
    </SectionCard>
  );
}
