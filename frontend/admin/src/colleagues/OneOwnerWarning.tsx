import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { staffSafetyAnswer, type AdminResource } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { colleagueWords as text } from './colleague-words';

/** Says so while one owner alone can come in. The page is whole without it: it waits for nothing, and is silent where it is not known. */
export function OneOwnerWarning({ leads = false }: { readonly leads?: boolean }) {
  const { permissions } = usePermissions<AdminResource[]>();
  const { data } = useQuery({
    queryKey: ['staff', 'safety'],
    queryFn: ({ signal }) => readAnswer(officeApi.staffSafety(signal), staffSafetyAnswer),
    enabled: permissions?.includes('staff') ?? false,
    retry: false,
  });
  if (!data || data.owners > 1) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        leads ? (
          <Button color="inherit" component={Link} to="/staff" sx={{ minHeight: 44 }}>
            {text.toStaff}
          </Button>
        ) : null
      }
    >
      {text.oneOwner}
    </Alert>
  );
}
