import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyDataAnswer } from '#contracts';
import { getMyData } from '../api/my-data';

const key = ['my-data'] as const;
const whilePreparingMs = 4_000;

/** What is known of the member. While a copy is being made, its state is asked again and again. */
export function useMyData() {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getMyData(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.export.state === 'preparing' ? whilePreparingMs : false),
  });
  return {
    ...query,
    lay: (change: (known: MyDataAnswer) => MyDataAnswer) => queries.setQueryData<MyDataAnswer>(key, (known) => known && change(known)),
  };
}
