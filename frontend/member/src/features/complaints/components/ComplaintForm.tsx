import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { complaintCategories, complaintLinkMax, declaredCategories } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Checkbox, ChoiceCards } from '#member/ui/ChoiceCards';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Field, TextArea } from '#member/ui/Field';
import { ComplaintWriter } from './ComplaintWriter';

/** The declaration is asked for notices of illegal content alone, also where no script runs. */
const chosen = declaredCategories.map((category) => `[value=${category}]:checked`).join(', ');
const declaration = { [`&:not(:has(${chosen})) [data-declaration]`]: { display: 'none' } };

/** In the order of the screen. */
const questions = ['category', 'words', 'link', 'name', 'email'] as const;

/** Works without a script and signed out. */
export function ComplaintForm() {
  const { t } = useTranslation('complaints');
  const { form } = useSession();
  const { values = {}, errors = {} } = form ?? {};
  // Several are to be filled in: each says which it is.
  const named = Object.fromEntries(questions.flatMap((name) => (errors[name] ? [[name, `${t(`${name}.label`)} – ${errors[name]}`]] : [])));
  if (errors['good_faith']) named['good_faith'] = errors['good_faith'];
  return (
    <>
      <ErrorSummary errors={named} message={form?.message} />
      <Card padded asChild css={declaration}>
        <form method="post" action="/complaints" noValidate>
          <ChoiceCards
            name="category"
            label={t('category.label')}
            required
            error={errors['category']}
            defaultValue={values['category']}
            options={complaintCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
          <TextArea
            name="words"
            label={t('words.label')}
            hint={t('words.hint')}
            required
            rows={6}
            defaultValue={values['words']}
            error={errors['words']}
          />
          <Field
            name="link"
            label={t('link.label')}
            hint={t('link.hint')}
            optional
            autoCapitalize="none"
            maxLength={complaintLinkMax}
            defaultValue={values['link']}
            error={errors['link']}
          />
          <ComplaintWriter />
          <Box data-declaration>
            <Checkbox
              name="good_faith"
              label={t('good_faith')}
              defaultChecked={values['good_faith'] === 'on'}
              error={errors['good_faith']}
            />
          </Box>
          <ActionButton type="submit" wide size="lg">
            {t('send')}
          </ActionButton>
        </form>
      </Card>
    </>
  );
}
