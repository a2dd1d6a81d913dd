import { Box, Flex } from '@chakra-ui/react';
import { Component, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { toApiError } from '#kit';
import { useSettings } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { EmptyState } from '#member/ui/EmptyState';
import { moveFocus } from '#member/ui/move-focus';
import { NotFound } from '#member/ui/NotFound';
import { Page } from '#member/ui/Page';
import { PathDrawing } from '#member/ui/PathDrawing';
import { readablePhone } from '#member/ui/phone';
import { LanderLayout } from './layouts/LanderLayout';
import { reloadOnceOnMissingFile } from './stale-chunk';

const nobody: readonly string[] = [];

/** What can be read out on the phone: our own words for it, and the number. The text of a program's failure is no word of ours. */
function factsOf(error: unknown, message: string): { readonly message: string; readonly status: number } {
  if (isRouteErrorResponse(error)) return { message: error.statusText || message, status: error.status };
  const { message: serverMessage, status } = toApiError(error);
  return { message: serverMessage || message, status: status || 500 };
}

/** Any other failure of a screen. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation('errors');
  const settings = useSettings();
  const { pathname, search } = useLocation();
  useEffect(() => {
    reloadOnceOnMissingFile(error);
    // What was pressed left with the screen.
    moveFocus();
  }, [error]);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <LanderLayout entryCountries={nobody}>
      {missing ? (
        <NotFound />
      ) : (
        <Page title={t('broken_title')} noIndex>
          <EmptyState
            headingLevel="h1"
            drawing={<PathDrawing />}
            title={t('broken_title')}
            action={
              <Flex gap="3" wrap="wrap" justify="center">
                <LinkButton to={pathname + search} reloadDocument>
                  {t('reload')}
                </LinkButton>
                <LinkButton to="/" reloadDocument tone="outline">
                  {t('home')}
                </LinkButton>
              </Flex>
            }
          >
            <p>{t('broken_text')}</p>
            <p>{t('help', { phone: readablePhone(settings.support_phone) })}</p>
            <Box mt="2" textStyle="small" color="ink.soft">
              {t('broken_status', factsOf(error, t('broken_message')))}
            </Box>
          </EmptyState>
        </Page>
      )}
    </LanderLayout>
  );
}

interface LastResortProps {
  /** The sentence in the visitor's language; known before anything can fail. */
  readonly words: string;
  readonly home: string;
  readonly children: ReactNode;
}

/** The error page of the error page: no theme, no router, no translations that could fail again. */
export class LastResort extends Component<LastResortProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main style={{ padding: '2rem' }}>
        <h1>{this.props.words}</h1>
        <p>
          <a href="/" style={{ display: 'inline-block', padding: '1rem 0', textDecoration: 'underline' }}>
            {this.props.home}
          </a>
        </p>
      </main>
    );
  }
}
