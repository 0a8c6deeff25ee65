import { normalisedPrakerjaCode, type Voucher } from '../../domain/purchase/voucher.ts';
import { ApiFailure, reasonsOf } from '../api-failure.ts';
import type { TabLock } from '../ports/device/tab-lock.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { VoucherRepository } from '../ports/purchase/voucher-repository.ts';
import { singleTab } from '../sending/single-tab.ts';

/**
 * `malformed`: no code at all, nothing was sent. `refused`: the server's reasons, and what they are about; `null` is neither or both.
 * `tooManyAttempts`: after many wrong codes; the wait is null when the server names none.
 */
export type RedeemOutcome =
  | { kind: 'redeemed'; voucher: Voucher }
  | { kind: 'malformed' }
  | { kind: 'refused'; about: 'code' | 'schedule' | null; reasons: readonly string[] }
  | { kind: 'tooManyAttempts'; retryAfterSeconds: number | null }
  | { kind: 'busyInOtherTab' };
export type RedeemPrakerjaCode = ReturnType<typeof redeemPrakerjaCode>;

interface Deps {
  vouchers: VoucherRepository;
  tabs: TabLock;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

const subjects = new Map<string, 'code' | 'schedule'>([
  ['code', 'code'],
  ['schedule_id', 'schedule'],
]);

const aboutOf = ({ fieldErrors = {} }: ApiFailure): 'code' | 'schedule' | null => {
  const [first, ...others] = Object.keys(fieldErrors);
  return others.length > 0 ? null : (subjects.get(first ?? '') ?? null);
};

const refusal = (error: unknown): RedeemOutcome => {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.status === 429) return { kind: 'tooManyAttempts', retryAfterSeconds: error.retryAfterSeconds ?? null };
  return { kind: 'refused', about: aboutOf(error), reasons: reasonsOf(error) };
};

/**
 * Makes a candidate's voucher for a schedule of a Prakerja code, however it is typed. A second call for the same joins the first while it
 * runs; after a lost reply it can be repeated, the server gives the same voucher (`VoucherRepository.create`).
 */
export const redeemPrakerjaCode = (deps: Deps) => {
  const once = singleTab<RedeemOutcome>(deps.tabs);

  const redeem = async (code: string, scheduleId: string): Promise<RedeemOutcome> => {
    try {
      const voucher = await deps.vouchers.create(code, scheduleId);
      deps.realtime.announceChange(); // other tabs and devices list it too
      return { kind: 'redeemed', voucher };
    } catch (error) {
      return refusal(error);
    }
  };

  return async (typed: string, scheduleId: string, candidateId: string): Promise<RedeemOutcome> => {
    const code = normalisedPrakerjaCode(typed);
    if (code === null) return { kind: 'malformed' };
    return once(`tukar:${candidateId}:${code}:${scheduleId}`, () => redeem(code, scheduleId));
  };
};
