import { z } from 'zod';
import { list, url } from './kinds.js';

/** Where CM.com takes SMS: the first address is theirs alone, the second leads through a network of another company. */
export const ownCmHosts: readonly string[] = ['gw.cmtelecom.com', 'gw.messaging.cm.com'];
const ownCmEndpoint = 'https://gw.cmtelecom.com/v1.0/message';
const vapidKey = (bytes: number) =>
  z
    .string()
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, `must be ${bytes} bytes in base64url`);

/** SMS and pushes. */
export const messagesSettings = {
  CM_PRODUCT_TOKEN: z
    .guid('must look like 00000000-0000-0000-0000-000000000000')
    .optional()
    .describe(
      'Product token of CM.com, through whom SMS go out. Without it no direct debit is offered, because its code comes by SMS; a demo has them in its mailbox. The next one is needed with it.',
    ),
  SMS_SENDER: z
    .string()
    .regex(/^(?=.*[A-Za-z])[A-Za-z\d ]{3,11}$|^\+?\d{5,15}$/, 'must be 3 to 11 letters and digits, or a phone number')
    .optional()
    .describe('Who SMS are from, as a phone shows it: 3 to 11 letters and digits, or a number. Some countries want it registered first.'),
  CM_ENDPOINT: url(ownCmEndpoint, 'http', 'https')
    .default(ownCmEndpoint)
    .describe("Where CM.com takes SMS. Only a demo may have another host than CM.com's own."),
  VAPID_PUBLIC_KEY: vapidKey(65)
    .optional()
    .describe(
      'What push services know this installation by. Without the pair no push is offered. Make one with: npx web-push generate-vapid-keys',
    ),
  VAPID_PRIVATE_KEY: vapidKey(32).optional().describe('The other half of the pair. A new pair ends every subscription.'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must look like mailto:hello@example.org')
    .optional()
    .describe('Where push services reach whoever answers for this installation. Without it the address in MAIL_FROM.'),
  PUSH_SERVICES: list
    .pipe(z.array(z.string().regex(/^(https?:\/\/)?(\*\.)?[a-z\d.-]+$/, 'must be hosts such as push.example.org or *.example.org')))
    .optional()
    .describe('Hosts of push services besides those of Google, Mozilla, Microsoft and Apple. In a demo http://127.0.0.1 may be one.'),
};
