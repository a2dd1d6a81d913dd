import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useListContext, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { problemOf, textOf } from '../problem';
import { words } from '../words';

/** Failures stay on the page, where they can be read and tried again; nothing pops up or moves away. */
export const stayOnError = { onError: () => undefined };

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says what went wrong and offers the one thing that may help. */
export function Failed({ error, onRetry }: FailedProps) {
  const problem = problemOf(error);
  return (
    <Box sx={{ p: 2 }}>
      <Alert severity="error" variant="outlined">
        <AlertTitle>{words.failed.title}</AlertTitle>
        {textOf(problem)}
        <Box sx={{ mt: 1 }}>
          {problem.code === 'member_not_found' ? (
            <Button color="inherit" variant="outlined" component={Link} to="/members">
              {words.failed.toList}
            </Button>
          ) : (
            <Button color="inherit" variant="outlined" onClick={onRetry}>
              {words.failed.again}
            </Button>
          )}
        </Box>
      </Alert>
    </Box>
  );
}

export function ListFailed() {
  const { error, refetch } = useListContext();
  return <Failed error={error} onRetry={() => void refetch()} />;
}

export function PageFailed() {
  const { error, refetch } = useShowContext();
  return <Failed error={error} onRetry={() => void refetch()} />;
}
