import { z } from 'zod';

const ANSWER_MS = 2_000;

/** Large numbers come as texts; what is 0 may be left out. */
const numberAsText = z.coerce.string().default('0');
const statusSchema = z.object({ leader: numberAsText, raftTerm: numberAsText });
export type EtcdStatus = z.infer<typeof statusSchema>;

/** What etcd lacks to lose any member; empty when it lacks nothing. Who was cut off is not back before it follows the same leader. */
export function lackingInEtcd(statuses: readonly EtcdStatus[], wanted: number): string[] {
  const agreed = new Set(statuses.map(({ leader, raftTerm }) => `${leader} ${raftTerm}`)).size === 1;
  return [
    ...(statuses.length === wanted ? [] : [`${wanted} members of etcd`]),
    ...(agreed && statuses[0]?.leader !== '0' ? [] : ['one leader of etcd']),
  ];
}

/** What its members say, of those that answer. */
export async function etcdStatuses(addresses: readonly string[]): Promise<EtcdStatus[]> {
  const answers = addresses.map(async (address) => {
    const answer = await fetch(`http://${address}:2379/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return statusSchema.parse(await answer.json());
  });
  return (await Promise.allSettled(answers)).flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
