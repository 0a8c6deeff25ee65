import { isRefusal } from '../api-failure.ts';

/** `alreadySent`: the server refused because it has the form, such as after a reply that was lost; the form is what it has. */
export interface SendOutcome<Form> {
  readonly kind: 'sent' | 'alreadySent';
  readonly form: Form;
}

interface Sending<Form> {
  readonly send: () => Promise<Form>;
  readonly read: () => Promise<Form | null>;
  readonly isSent: (form: Form) => boolean;
  /** Called once the server has taken the form. */
  readonly taken: () => void;
}

/**
 * Sends the form of an assessment once at a time: a second call joins the first while it runs. When the server refuses, it is
 * asked what it has before the refusal is thrown.
 */
export const formSender = <Form>() => {
  const running = new Map<string, Promise<SendOutcome<Form>>>();

  const attempt = async ({ send, read, isSent, taken }: Sending<Form>): Promise<SendOutcome<Form>> => {
    try {
      const form = await send();
      taken();
      return { kind: 'sent', form };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const stored = await read().catch(() => null);
      if (!stored || !isSent(stored)) throw error;
      return { kind: 'alreadySent', form: stored };
    }
  };

  return (trxId: string, sending: Sending<Form>): Promise<SendOutcome<Form>> => {
    const already = running.get(trxId);
    if (already) return already;
    const started = attempt(sending).finally(() => running.delete(trxId));
    running.set(trxId, started);
    return started;
  };
};
