import { normalisedPrakerjaCode, type Voucher } from '../../domain/purchase/voucher.ts';
import { ApiFailure, reasonsOf } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { TabLock } from '../ports/device/tab-lock.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { VoucherRepository } from '../ports/purchase/voucher-repository.ts';
import { singleTab } from '../sending/single-tab.ts';
import { throttledFor } from '../throttled-for.ts';

/**
 * `malformed`: nothing was sent. `about`: the refused field; null if the server names no field or several. `notKnown`: no reply, and no
 * such voucher is listed.
 */
export type RedeemOutcome =
  | { kind: 'redeemed'; voucher: Voucher }
  | { kind: 'malformed' }
  | { kind: 'refused'; about: 'code' | 'schedule' | null; reasons: readonly string[] }
  | { kind: 'tooManyAttempts'; waitSeconds: number }
  | { kind: 'busyInOtherTab' | 'notKnown' };
export type RedeemPrakerjaCode = ReturnType<typeof redeemPrakerjaCode>;

interface Deps {
  vouchers: Pick<VoucherRepository, 'create' | 'list'>;
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
  const waitSeconds = throttledFor(error);
  if (waitSeconds !== null) return { kind: 'tooManyAttempts', waitSeconds };
  return { kind: 'refused', about: aboutOf(error), reasons: reasonsOf(error) };
};

/** Redeems a Prakerja code for a schedule. Safe to retry, because the server returns the same voucher. */
export const redeemPrakerjaCode = (deps: Deps) => {
  const once = singleTab<RedeemOutcome>(deps.tabs);

  const listed = async (code: string, scheduleId: string): Promise<Voucher | null> => {
    const page = await deps.vouchers.list({ status: 'unused', scheduleId }).catch(() => null);
    return (
      page?.items.find((each) => normalisedPrakerjaCode(each.code) === code && each.schedule.id === scheduleId) ?? null
    );
  };

  const redeem = async (code: string, scheduleId: string): Promise<RedeemOutcome> => {
    let voucher: Voucher | null;
    try {
      voucher = await deps.vouchers.create(code, scheduleId);
    } catch (error) {
      if (!isOutcomeUnknown(error)) return refusal(error);
      voucher = await listed(code, scheduleId);
      if (!voucher) return { kind: 'notKnown' };
    }
    deps.realtime.announceChange();
    return { kind: 'redeemed', voucher };
  };

  return async (typed: string, scheduleId: string, candidateId: string): Promise<RedeemOutcome> => {
    const code = normalisedPrakerjaCode(typed);
    if (code === null) return { kind: 'malformed' };
    return once(`tukar:${candidateId}:${code}:${scheduleId}`, () => redeem(code, scheduleId));
  };
};
