import { Box, Heading } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '#kit';
import { OuterLink } from './TextLink';

interface ErrorSummaryProps {
  /** Id of the control → what is wrong and how to repair it. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** A sentence about the whole form. */
  readonly message?: string;
  /** Each new value moves the focus here once more, for a form that is sent again with the same errors. */
  readonly attempt?: number;
}

/** So that it is heard first too on a page that the server answers, before the app is there. */
const takesFocus = { autoFocus: true };

/** Stands above a form that was refused, takes the focus, says what is wrong and leads to each answer that needs repair; where none does, it says why only. */
export function ErrorSummary({ errors, message, attempt = 0 }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).flatMap(([id, text]) => (text ? [{ id, text }] : []));
  const shown = entries.length > 0 || Boolean(message);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-title"
      aria-describedby="error-summary-words"
      {...takesFocus}
      bg="danger.tint"
      borderWidth="control"
      borderColor="danger"
      borderRadius="control"
      px="5"
      py="4"
      mb="6"
    >
      <Heading as="h2" id="error-summary-title" textStyle="h3">
        {t(entries.length > 0 ? 'summary.title' : 'summary.refused')}
      </Heading>
      <Box id="error-summary-words">
        {message ? <Box mt="1">{unbroken(message)}</Box> : null}
        {entries.length > 0 ? (
          <Box as="ul" mt="2">
            {entries.map(({ id, text }) => (
              <Box as="li" key={id} mt="1">
                <OuterLink
                  href={`#${id}`}
                  color="ink"
                  display="inline-block"
                  py="2"
                  onClick={(event) => {
                    event.preventDefault();
                    const target = document.getElementById(id);
                    target?.scrollIntoView({ block: 'center' });
                    target?.focus();
                  }}
                >
                  {unbroken(text)}
                </OuterLink>
              </Box>
            ))}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
