import type { World } from '#testing';
import type { Scene } from './command-scene.js';

const country = 'NZ';

/** What the commands about ways to pay are played on: a country that no other spec looks at. */
export function methodScenes(world: () => World) {
  const state = () =>
    world().rows<{ tx: string }>(
      `select xmin::text as tx, id, version, methods from payments.country_methods where country = $1 order by version desc limit 1`,
      [country],
    );
  return {
    set_payment_methods: async () => {
      const [{ version } = { version: 0 }] = await world().rows<{ version: number }>(
        `select coalesce(max(version), 0)::int as version from payments.country_methods where country = $1`,
        [country],
      );
      const input = { version, methods: ['creditcard', 'paypal'], reason: 'Looked at both' };
      return { target: country, unknown: 'XX', subject: null, input, state };
    },
  } satisfies Record<string, () => Promise<Scene>>;
}
