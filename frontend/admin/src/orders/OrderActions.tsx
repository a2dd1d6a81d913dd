import { Button, Stack } from '@mui/material';
import { useCreatePath, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { FileCheck } from 'lucide-react';
import { orderEvidencePath, type AdminResource, type AskedAnswer, type OfficeOrderPage } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { RefundOrder } from '../money-requests/RefundOrder';
import { narrowedBy } from '../ui/narrowedBy';
import { words } from '../words';
import { AskProvider } from './AskProvider';
import { orderWords as text } from './order-words';

interface OrderActionsProps {
  readonly record: OfficeOrderPage;
  readonly onAsked: (asked: AskedAnswer) => void;
}

/** What can be done with an order, as far as the role goes. */
export function OrderActions({ record, onAsked }: OrderActionsProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const path = useCreatePath();
  const { id, member, papers, blocks_buying, paid_at } = record;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
      <AskProvider id={id} onAsked={onAsked} />
      {papers.length > 0 ? <CommandButton command="send_papers" id={id} variant="outlined" /> : null}
      <RefundOrder order={record} />
      {blocks_buying ? (
        <CommandButton command="allow_buying" id={member.id} about={member.name ?? words.unknown} variant="outlined" />
      ) : null}
      {paid_at ? (
        <Button href={orderEvidencePath.replace(':id', id)} download startIcon={<FileCheck aria-hidden />}>
          {text.evidenceFile}
        </Button>
      ) : null}
      {permissions?.includes('money_requests') ? (
        <Button component={Link} to={path({ resource: 'money_requests', type: 'list' }) + narrowedBy('order_id', id)}>
          {text.requests}
        </Button>
      ) : null}
    </Stack>
  );
}
