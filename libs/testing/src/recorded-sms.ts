import { SmsSender, type Sms, type SmsError } from '#sms';

/** Takes every SMS and sends none. In a world: `Object.assign(world.get(SmsSender), recorded.methods)`. */
export class RecordedSms extends SmsSender {
  isAvailable = true;
  readonly sent: Sms[] = [];
  /** What the next ones meet, the first one first. */
  readonly faults: SmsError[] = [];
  /** What happens before one is taken. */
  onSend: (sms: Sms) => Promise<void> = async () => undefined;

  send = async (sms: Sms): Promise<void> => {
    await this.onSend(sms);
    const fault = this.faults.shift();
    if (fault) throw fault;
    this.sent.push(sms);
  };

  /** Of its sender alone: whether one is available is asked of the world's own, which has its mailbox. */
  get methods(): Pick<SmsSender, 'send'> {
    return { send: this.send };
  }

  /** The six digits of the newest SMS to a phone. */
  codeTo(phone: string): string {
    const code = /\b\d{6}\b/.exec(this.sent.findLast(({ to }) => to === phone)?.text ?? '')?.[0];
    if (!code) throw new Error('no code was sent to this phone');
    return code;
  }
}
