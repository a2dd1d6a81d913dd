import * as z from 'zod/mini';
import type { AuditAct } from './audit.js';
import type { ReasonRule } from './reasons.js';
import type { AdminResource } from './rights.js';

interface CommandDefinition {
  /** Posted to; `:id` stands for the target. */
  readonly path: `/api/admin/${string}`;
  readonly right: AdminResource;
  /** The entry in the audit log, and what it is about. */
  readonly act: AuditAct;
  readonly subject:
    | 'member'
    | 'staff'
    | 'case'
    | 'child_material'
    | 'review'
    | 'invitation'
    | 'announcement'
    | 'incident'
    | 'dead_letter'
    | 'recurring_job'
    | 'signal_rule'
    | 'scam_word'
    | 'site'
    | 'order'
    | 'refund'
    | 'payment_issue'
    | 'money_request'
    | 'mandate'
    | 'debit_block'
    | 'discount_code'
    | 'price_list'
    | 'gift'
    | 'site_lists'
    | 'company'
    | 'vat_rate'
    | 'payment_methods'
    | 'api_token'
    | 'figures'
    | 'info_text'
    | 'terms'
    | 'site_words';
  /** The id of what is changed; null when something new is made. */
  readonly target: z.ZodMiniType<string> | null;
  /** Why; the log keeps it. Null when nobody is asked. */
  readonly reason: ReasonRule | null;
  /** Whether the screen asks once more first; a reason is always asked for. */
  readonly confirms: boolean;
  /** What the body holds beside the reason. */
  readonly fields: z.core.$ZodLooseShape;
  readonly result: z.ZodMiniType;
}

type BodyShape<Definition extends CommandDefinition> = Definition['fields'] &
  (Definition['reason'] extends ReasonRule ? { reason: Definition['reason']['schema'] } : unknown);

/** One line of the table of commands, with the schema of its body. */
export function command<const Definition extends CommandDefinition>(definition: Definition) {
  const { fields, reason } = definition;
  const shape = { ...fields, ...(reason && { reason: reason.schema }) } as unknown as BodyShape<Definition>;
  return { ...definition, body: z.strictObject<BodyShape<Definition>>(shape) };
}
