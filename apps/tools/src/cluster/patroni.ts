import { z } from 'zod';

const ANSWER_MS = 2_000;
const SWITCHOVER_MS = 60_000;

const membersSchema = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string(), lag: z.union([z.number(), z.string()]).optional() })),
});
export type PatroniMember = z.infer<typeof membersSchema>['members'][number];

export const isLeader = ({ role }: PatroniMember): boolean => role === 'leader';
/** A commit waits for it, or for one like it. */
export const isSynchronous = ({ role }: PatroniMember): boolean => role === 'sync_standby' || role === 'quorum_standby';

/** What a cluster lacks of one that may lose any host; empty when it lacks nothing. */
export function lackingIn(members: readonly PatroniMember[], wanted: number): string[] {
  const leads = members.filter((member) => isLeader(member) && member.state === 'running');
  const follow = members.filter((member) => !isLeader(member) && member.state === 'streaming');
  return [
    ...(leads.length === 1 ? [] : ['a leader']),
    ...(follow.length === wanted - 1 ? [] : [`${wanted - 1} members that follow`]),
    ...(follow.some(isSynchronous) ? [] : ['a synchronous one']),
  ];
}

/** What Patroni says of itself, asked where somebody answers. */
export class Patroni {
  constructor(
    private readonly addresses: readonly string[],
    private readonly password: string,
  ) {}

  async members(): Promise<PatroniMember[]> {
    const answers = this.addresses.map(async (address) => {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(ANSWER_MS) });
      return membersSchema.parse(await answer.json()).members;
    });
    return Promise.any(answers);
  }

  /** Somebody else leads from now on; answers when that is so. */
  async switchOver(leader: string, address: string): Promise<void> {
    const answer = await fetch(`http://${address}:8008/switchover`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`patroni:${this.password}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ leader }),
      signal: AbortSignal.timeout(SWITCHOVER_MS),
    });
    if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`);
  }
}
