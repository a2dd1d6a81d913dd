import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#member/shared/state/session';
import { Checkbox } from '#member/ui/ChoiceCards';
import { TextLink } from '#member/ui/TextLink';

/** The box that takes the terms, with the documents beside it. */
export function TermsFields({ error }: { readonly error?: string }) {
  const { t } = useTranslation('signup');
  const settings = useSettings();
  return (
    <>
      <Checkbox name="terms_version" value={settings.terms_version} label={t('start.terms', { min_age: settings.min_age })} error={error} />
      <Flex columnGap="6" wrap="wrap" mb="5">
        <Document to="/pages/terms" words={t('start.read_terms')} />
        <Document to="/pages/privacy" words={t('start.read_privacy')} />
      </Flex>
    </>
  );
}

/** Opens beside the form, so that the password that was typed stays. */
function Document({ to, words }: { readonly to: string; readonly words: string }) {
  return (
    <TextLink to={to} target="_blank" display="inline-flex" alignItems="center" minH="target">
      {words}
    </TextLink>
  );
}
