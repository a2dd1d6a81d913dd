import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { feedQuery } from '#member/shared/api/feed';
import { findNotices, isSeen } from '../model/read-notices';

/** Takes away the notices of what was seen meanwhile, on this device or another one. */
export function useReadNotices(): void {
  const queries = useQueryClient();
  const { data } = useQuery({ ...feedQuery(queries), enabled: false });
  useEffect(() => {
    if (!data) return;
    // A browser that shows no notices has none.
    void findNotices()
      .then((notices) => notices.filter(({ tag }) => isSeen(tag, data)).forEach((notice) => notice.close()))
      .catch(() => undefined);
  }, [data]);
}
