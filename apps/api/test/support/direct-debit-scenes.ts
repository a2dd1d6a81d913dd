import { randomBytes, randomUUID } from 'node:crypto';
import { sealedBox } from '#config';
import { demoIds } from '#site';
import type { World } from '#testing';
import type { Scene } from './command-scene.js';

const form = {
  holder: 'B. de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Zonlaan',
  house_number: '3',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '+31612345678',
};

/** What the commands about direct debits are played on. */
export function directDebitScenes(world: () => World) {
  const row = async (sql: string, parameters: unknown[]): Promise<string> => {
    const [made] = await world().rows<{ id: string }>(sql, parameters);
    return made?.id ?? '';
  };
  return {
    lift_debit_block: async () => {
      const { id: memberId } = await world().member('Bert');
      const id = await row(
        `insert into payments.debit_block (kind, key, member_id, reason, since) values ('account', $1, $2, 'MD06', now()) returning id`,
        [randomBytes(32), memberId],
      );
      const state = () =>
        world().rows<{ tx: string }>(`select xmin::text as tx, lifted_at, lifted_by, lift_reason from payments.debit_block where id = $1`, [
          id,
        ]);
      return { target: id, subject: id, input: { reason: 'It was her son' }, state };
    },
    // Nothing changes but the log.
    show_mandate_account: async () => {
      const { id: memberId } = await world().member('Bert');
      const reference = `M-${randomUUID().slice(0, 8).toUpperCase()}`;
      const sealed = sealedBox(world().config.appSecret, 'payments-debit-form').seal(JSON.stringify(form), reference);
      const id = await row(
        `insert into payments.mandate (id, member_id, site_id, reference, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in,
           phone_ends_in, locale, text_version, signed_at)
         values (gen_random_uuid(), $1, $2, $3, 'NL22ZZZ000000000000', 'Second Spring B.V.', $4, '', '', '4300', '678', 'nl', 'b', now()) returning id`,
        [memberId, demoIds.site, reference, sealed],
      );
      const state = () =>
        world().rows<{ tx: string }>(`select xmin::text as tx from audit.entry where act = 'mandate.account_shown' and subject_id = $1`, [
          id,
        ]);
      return { target: id, subject: id, input: { reason: 'The bank asks for it' }, state };
    },
  } satisfies Record<string, () => Promise<Scene>>;
}
