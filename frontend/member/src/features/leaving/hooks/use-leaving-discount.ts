import { useQuery } from '@tanstack/react-query';
import { loadLeavingDiscount } from '../api/account';

/** The discount that is offered to who leaves; while it loads, and when it fails, there is none: nobody waits for it. */
export const useLeavingDiscount = () =>
  useQuery({ queryKey: ['leaving-discount'], queryFn: loadLeavingDiscount, retry: false }).data ?? null;
