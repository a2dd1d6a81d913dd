import { useTranslation } from 'react-i18next';
import { complaintNameMax } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { EmailField } from '#member/ui/EmailField';
import { Field } from '#member/ui/Field';

/** Who complains, and where the answer goes. What a member has told us already stands in it. */
export function ComplaintWriter() {
  const { t } = useTranslation('complaints');
  const { form, user } = useSession();
  const { values = {}, errors = {} } = form ?? {};
  return (
    <>
      <Field
        name="name"
        label={t('name.label')}
        hint={t('name.hint')}
        required
        autoComplete="name"
        maxLength={complaintNameMax}
        defaultValue={values['name'] ?? user?.profile.name}
        error={errors['name']}
      />
      <EmailField label={t('email.label')} hint={t('email.hint')} defaultValue={values['email'] ?? user?.email} error={errors['email']} />
    </>
  );
}
