/** RFC 3463: bad mailbox, bad system, bad syntax, mailbox has moved, null MX (RFC 7505). */
const goneCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);
/** "Disabled, not accepting messages"; large providers use it for members who get too much at a time, too. */
const disabledCode = '5.2.1';
const closed = /disabled|deactivated|closed|suspended|inactiv|discontinued|no longer/i;

/** Basic codes that are about the recipient. */
const aboutRecipient = new Set([550, 551, 553, 554]);
const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

const owner = String.raw`(?:user|mail ?box|recipient|account|address(?:ee)?|alias|e-?mail)`;
const nobody = new RegExp(
  [
    String.raw`\bno (?:such |mailbox |valid |known )?${owner}\b`,
    String.raw`\b(?:unknown|invalid|bad|unrouteable|illegal|non-?existent)(?: or \w+)? ${owner}\b`,
    String.raw`\b${owner}\b[^.;]*\b(?:unknown|not known|not found|not exist|(?:does|could|is)(?: ?n[o']?t) (?:exist|found)|doesn.t (?:exist|have)|no longer (?:exists|valid|in use|available)|invalid)\b`,
    String.raw`\b${owner}\b[^.;]*\b(?:disabled|deactivated|closed|discontinued)\b`,
  ].join('|'),
  'i',
);
/** The server speaks of us, of the mail, or of this moment: who is refused for that exists. */
const aboutOthers =
  /relay(?:ing)? (?:access )?(?:not|denied)|not permitted|not allowed|spam|block(?:ed|list)|black ?list|\brbl\b|dnsbl|reputation|policy|authenti|\bspf\b|\bdkim\b|\bdmarc\b|\brate\b|quota|full\b|exceed|too (?:many|large|big|much|quick)|\bsize\b|sender|\bfrom\b|helo|reverse|\bptr\b|access denied|tls|certificate|loop|tempor|try again|later|listed|greylist|verify/i;

/**
 * Whether a final answer to `RCPT TO` or to the data says that there is no such mailbox. Refusals for what we, the mail or the hour are like say
 * nothing of the mailbox. `response` is the whole answer, basic code first.
 */
export function saysNoSuchMailbox(basicCode: number, response: string): boolean {
  const [, code] = enhanced.exec(response) ?? [];
  if (code === disabledCode) return closed.test(response);
  if (code !== undefined) return goneCodes.has(code);
  return aboutRecipient.has(basicCode) && nobody.test(response) && !aboutOthers.test(response);
}
