import * as z from 'zod';
import { SmsError, type Sms, type SmsFault } from './sms-sender.js';
import { plainSms } from './sms-text.js';

// The wire of CM.com's Business Messaging API, version 1.0, as https://developers.cm.com/messaging describes it ("Business Messaging Basics", "SMS",
// "Responses & Errors - JSON").

/** A code is of no use later: the networks give up then. */
const VALID = '10m';
/** One SMS of letters that every phone knows, two of those with others. */
const MOST_PARTS = 2;

/** `+31612345678` as they write it: `0031612345678`. */
const dialled = (phone: string): string => `00${phone.replace(/^\+/, '')}`;

/** The body of a request for one SMS, by no other channel: a code is not to arrive in a chat. */
export const toCmRequest = ({ to, text }: Sms, sender: string): object => ({
  messages: {
    msg: [
      {
        allowedChannels: ['SMS'],
        from: sender,
        to: [{ number: dialled(to) }],
        minimumNumberOfMessageParts: 1,
        maximumNumberOfMessageParts: MOST_PARTS,
        validity: VALID,
        body: { type: 'auto', content: plainSms(text) },
      },
    ],
  },
});

const cmAnswer = z.object({
  errorCode: z.int(),
  messages: z.array(z.object({ status: z.string(), messageErrorCode: z.int() })),
});

/** Of the codes that the documentation lists; any other stands for `unavailable`. */
const faultOfCode: Readonly<Record<number, SmsFault>> = {
  101: 'misconfigured', // no account for this product token
  102: 'misconfigured', // no balance
  103: 'misconfigured', // a wrong product token
  202: 'misconfigured', // a malformed request
  203: 'misconfigured', // its list of messages is not right
  301: 'misconfigured', // the sender is not right
  302: 'refused', // the phone is not right
  303: 'refused', // no such number
  304: 'misconfigured', // the text is not right
  305: 'misconfigured', // another field is not right
  401: 'refused', // taken for spam
  402: 'refused', // on a black list
  403: 'refused', // rejected
};

/** What was seen of a request when its answer names no code that is known. */
function faultOfStatus(status: number): SmsFault {
  if (status === 401 || status === 403 || status === 404) return 'misconfigured';
  return 'unavailable';
}

/**
 * Null: they have taken it. Only an answer that says so of the one message counts; what cannot be understood stands for nothing known. Their own
 * words stay behind: they may repeat the number.
 */
export function faultIn(status: number, answer: unknown): SmsError | null {
  const read = cmAnswer.safeParse(answer).data;
  const [message] = read?.messages ?? [];
  if (status === 200 && message?.status === 'Accepted' && message.messageErrorCode === 0) return null;
  const code = message && message.messageErrorCode !== 0 ? message.messageErrorCode : (read?.errorCode ?? 0);
  const kind = faultOfCode[code] ?? faultOfStatus(status);
  return new SmsError(kind, `CM.com answered ${status}${code === 0 ? '' : ` with its error ${code}`}`);
}
