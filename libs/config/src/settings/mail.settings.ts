import { z } from 'zod';
import { url } from './kinds.js';

/** How mail goes out, and what is heard of it. */
export const mailSettings = {
  SMTP_URL: url('smtp://user:secret@mail.example.org:587', 'smtp', 'smtps').optional().describe('Where mail is handed over.'),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'must be an e-mail address')
    .optional()
    .describe('Sender of all mail, such as: Second Spring <hello@example.org>'),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/, 'must be whsec_ and 24 bytes or more in base64')
    .optional()
    .describe(
      'Signs what the mail service tells of bounces and spam reports at /api/webhooks/mails (Standard Webhooks). Without it nothing is taken there.',
    ),
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z\d.-]+$/i, 'must be a domain')
    .optional()
    .describe('Mails are signed for this domain (DKIM), when the mail server does not do it. The other two are needed with it.'),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d._-]+$/i, 'must be a selector such as 2026')
    .optional()
    .describe('Under which name the DNS of the domain has the public key: <selector>._domainkey.<domain>.'),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .pipe(z.string().regex(/-----BEGIN (RSA )?PRIVATE KEY-----[\s\S]+-----END/, 'must be a PEM private key'))
    .optional()
    .describe('The private key, as PEM; line breaks may be written as \\n. Make one with: openssl genrsa 2048'),
};
