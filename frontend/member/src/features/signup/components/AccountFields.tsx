import { useTranslation } from 'react-i18next';
import { genders, soughtSexes } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { DateOfBirthFields } from '#member/ui/DateOfBirthFields';
import { EmailField } from '#member/ui/EmailField';
import { Field } from '#member/ui/Field';
import { PasswordField } from '#member/ui/PasswordField';
import { useSecrets } from '../state/secrets';

/** Who is asking. What was posted without a script stands there again. */
export function AccountFields({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('signup');
  const values = useSession().form?.values;
  const { password } = useSecrets();
  return (
    <>
      <EmailField label={t('start.email')} hint={t('start.email_hint')} defaultValue={values?.['email']} error={errors['email']} />
      <PasswordField
        name="password"
        label={t('start.password')}
        hint={t('start.password_hint')}
        autoComplete="new-password"
        defaultValue={password ?? undefined}
        error={errors['password']}
        required
      />
      <Field
        name="name"
        label={t('start.name')}
        hint={t('start.name_hint')}
        autoComplete="given-name"
        autoCapitalize="words"
        defaultValue={values?.['name']}
        error={errors['name']}
        required
      />
      <DateOfBirthFields
        error={errors['date_of_birth']}
        defaultValue={{ day: values?.['birth_day'] ?? '', month: values?.['birth_month'] ?? '', year: values?.['birth_year'] ?? '' }}
      />
      <ChoiceCards
        name="gender"
        label={t('start.gender')}
        error={errors['gender']}
        required
        columns={2}
        defaultValue={values?.['gender']}
        options={genders.map((value) => ({ value, label: t(`start.gender_${value}`) }))}
      />
      <ChoiceCards
        name="sought_sex"
        label={t('start.sought')}
        error={errors['sought_sex']}
        required
        defaultValue={values?.['sought_sex']}
        options={soughtSexes.map((value) => ({ value, label: t(`start.sought_${value}`) }))}
      />
    </>
  );
}
