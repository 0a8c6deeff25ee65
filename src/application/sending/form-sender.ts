import { ApiFailure } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { Upload } from '../ports/upload.ts';
import { type DraftKeys, fingerprintOf } from './draft-keys.ts';
import { isDefinite, underKey } from './request-keys.ts';
import { singleFlight } from './single-flight.ts';

/** `alreadySent`: the server already has a form, for example after a lost reply; that form does not contain newer input. */
export interface SendOutcome<Form> {
  readonly kind: 'sent' | 'alreadySent';
  readonly form: Form;
}

interface Kind<Form> {
  readonly realtime: Pick<RealtimeChannel, 'announceChange'>;
  readonly read: (trxId: string) => Promise<Form | null>;
  readonly isSent: (form: Form) => boolean;
}

/** Whether the form may have arrived despite this error. False for a cancelled call: the APL sender reads the form itself then. */
const mayHaveArrived = (error: unknown): boolean =>
  isOutcomeUnknown(error) || (error instanceof ApiFailure && error.status === 408);

interface Request {
  readonly trxId: string;
  readonly keys: DraftKeys;
  readonly content: unknown;
  readonly files?: ReadonlyMap<string, File>;
}

/**
 * Sends a form, one call at a time per assessment; a call with the same content joins the running one. After a refusal or an unknown
 * outcome, reads the form before failing.
 */
export const formSender = <Form>({ realtime, read, isSent }: Kind<Form>) => {
  const once = singleFlight<SendOutcome<Form>>();

  return (
    { trxId, keys, content, files }: Request,
    send: (requestKey: string, upload: Upload) => Promise<Form>,
    watcher?: Upload,
  ): Promise<SendOutcome<Form>> => {
    const fingerprint = fingerprintOf(content, files);
    const attempt = async (upload: Required<Upload>): Promise<SendOutcome<Form>> => {
      try {
        if (upload.signal.aborted) throw new ApiFailure({ kind: 'cancelled' });
        const form = await underKey(
          keys.of(fingerprint),
          (requestKey) => send(requestKey, upload),
          (known) => known && keys.renew(fingerprint),
        );
        realtime.announceChange();
        return { kind: 'sent', form };
      } catch (error) {
        const stored = isDefinite(error) || mayHaveArrived(error) ? await read(trxId).catch(() => null) : null;
        if (!stored || !isSent(stored)) throw error;
        return { kind: 'alreadySent', form: stored };
      }
    };
    return once(trxId, attempt, fingerprint, watcher);
  };
};
