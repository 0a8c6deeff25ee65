import { oneAtATime } from '../sending/one-at-a-time.ts';
import { requestKeyOf } from '../sending/request-key.ts';
import { isDefinite } from '../sending/request-keys.ts';

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
  /** Of the draft. */
  readonly requestKey: string;
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
  const once = oneAtATime<SendOutcome<Form>>();
  /** How often each key was refused: after a definite no the next attempt is another request. */
  const refusals = new Map<string, number>();

  const attempt = async (key: string, { send, read, isSent, taken }: Sending<Form>): Promise<SendOutcome<Form>> => {
    const refused = refusals.get(key) ?? 0;
    try {
      const form = await send(refused === 0 ? key : `${key}-${refused}`);
      taken();
      return { kind: 'sent', form };
    } catch (error) {
      if (!isDefinite(error)) throw error;
      refusals.set(key, refused + 1);
      const stored = await read().catch(() => null);
      if (!stored || !isSent(stored)) throw error;
      return { kind: 'alreadySent', form: stored };
    }
  };

  return ({ trxId, requestKey, content }: Request, sending: Sending<Form>): Promise<SendOutcome<Form>> => {
    const key = requestKeyOf(requestKey, content);
    return once(trxId, key, () => attempt(key, sending));
  };
};
