import { Card } from '@mui/material';
import type { ReactNode } from 'react';
import { Show, useShowContext, type RaRecord, type ShowProps } from 'react-admin';
import { PageFailed, stayOnError } from './Failed';
import { Waiting } from './Waiting';

/** A row of a list is another record than the page of the same: under this mark the page is asked for and kept by itself. */
const asPage = { ...stayOnError, meta: { of: 'page' } };

interface RecordPageProps extends Pick<ShowProps, 'title'> {
  /** The whole page is one card. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

/** What the pages of all records have in common: the states of loading and failing. */
export const RecordPage = ({ title, isCard = false, children }: RecordPageProps) => (
  <Show title={title} actions={false} component={isCard ? Card : 'div'} error={<PageFailed />} queryOptions={asPage}>
    <LoadedRecord>{children}</LoadedRecord>
  </Show>
);

function LoadedRecord({ children }: Pick<RecordPageProps, 'children'>) {
  const { isPending, record } = useShowContext<RaRecord>();
  return isPending && !record ? <Waiting /> : children;
}
