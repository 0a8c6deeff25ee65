import { type DraftKeys, fingerprintOf } from '../sending/draft-keys.ts';
import { isDefinite, underKey } from '../sending/request-keys.ts';
import { singleFlight } from '../sending/single-flight.ts';

/**
 * `alreadySent`: the server refused because it has the form, such as after a reply that was lost; the form is what it has, which
 * is not what was typed since then.
 */
export interface SendOutcome<Form> {
  readonly kind: 'sent' | 'alreadySent';
  readonly form: Form;
}

interface Request {
  readonly trxId: string;
  readonly keys: DraftKeys;
  /** What is sent beside the signature. */
  readonly content: unknown;
}

interface Sending<Form> {
  readonly send: (requestKey: string) => Promise<Form>;
  readonly read: () => Promise<Form | null>;
  readonly isSent: (form: Form) => boolean;
  /** Called once the server has taken the form. */
  readonly taken: () => void;
}

/**
 * Sends the form of an assessment once at a time: a second call with the same content joins the first while it runs, one with other
 * content goes out after it. When the server refuses, it is asked what it has before the refusal is thrown.
 */
export const formSender = <Form>() => {
  const once = singleFlight<SendOutcome<Form>>();

  const attempt = async (
    send: () => Promise<Form>,
    { read, isSent, taken }: Sending<Form>,
  ): Promise<SendOutcome<Form>> => {
    try {
      const form = await send();
      taken();
      return { kind: 'sent', form };
    } catch (error) {
      const stored = isDefinite(error) ? await read().catch(() => null) : null;
      if (!stored || !isSent(stored)) throw error;
      return { kind: 'alreadySent', form: stored };
    }
  };

  return ({ trxId, keys, content }: Request, sending: Sending<Form>): Promise<SendOutcome<Form>> => {
    const fingerprint = fingerprintOf(content);
    const send = () => underKey(keys.of(fingerprint), sending.send, (known) => known && keys.renew(fingerprint));
    return once(trxId, () => attempt(send, sending), fingerprint);
  };
};
