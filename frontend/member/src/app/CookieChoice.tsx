import { Box, Flex, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { advertisingPath, measuringPath, type Measuring } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';

const paths = { choice: measuringPath, advertising: advertisingPath } as const;

interface CookieChoiceProps {
  /** What it is about: its words and its form. */
  readonly of: keyof typeof paths;
  readonly answer: Measuring;
}

/** The answer that was given, and the same two buttons to give another. */
export function CookieChoice({ of, answer }: CookieChoiceProps) {
  const { t } = useTranslation('pages');
  return (
    <Box as="section" id={of} mt="8">
      <Heading as="h2" textStyle="h3">
        {t(`cookies.${of}.title`)}
      </Heading>
      <Box mt="2">{t(`cookies.${of}.text`)}</Box>
      {answer === 'unasked' ? null : (
        <Box mt="2" fontWeight="bold">
          {t(`cookies.choice.is_${answer}`)}
        </Box>
      )}
      <form method="post" action={paths[of]}>
        <input type="hidden" name="back" value="/pages/cookies" />
        <Flex mt="4" gap="3" wrap="wrap">
          <ActionButton type="submit" tone="outline" name="answer" value="yes">
            {t(`cookies.${of}.yes`)}
          </ActionButton>
          <ActionButton type="submit" tone="outline" name="answer" value="no">
            {t(`cookies.${of}.no`)}
          </ActionButton>
        </Flex>
      </form>
    </Box>
  );
}
