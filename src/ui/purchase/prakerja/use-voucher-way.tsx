import { type ReactNode, useState } from 'react';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';
import type { Budget, Schedule } from '../../../domain/catalog/schedule.ts';
import type { Voucher } from '../../../domain/purchase/voucher.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { useRepeat } from '../../core/read-repeat.ts';
import { Slot } from '../../core/slots.tsx';
import type { FieldError } from '../../kit/components/form/error-summary.tsx';
import type { PayWay } from '../attempt/pay-way.ts';
import { usePurchaseAttempt } from '../attempt/purchase-attempt.ts';
import type { PurchaseView } from '../attempt/purchase-view.ts';
import { usePurchaseRefresh } from '../purchase-data.ts';
import { useCheckOut, useRedeem, useUsableVoucher } from '../vouchers/voucher-data.ts';
import { VoucherSkeleton } from '../vouchers/voucher-skeleton.tsx';
import { VoucherTicket } from '../vouchers/voucher-ticket.tsx';
import { PrakerjaCodeField } from './prakerja-code-field.tsx';
import { problemOf, problemOfCode } from './prakerja-problem.ts';

const codeId = 'kode-prakerja';

const notes = {
  ticket: 'Voucher ini membayar seluruh biaya. Pendaftaran Anda dikirim ke LSP, lalu statusnya tampil.',
  code: 'Kode ditukarkan menjadi voucher untuk jadwal ini, lalu dipakai untuk mendaftar.',
};

interface VoucherArgs {
  readonly schedule: Schedule;
  readonly view: PurchaseView;
  readonly budget: Budget | null;
  readonly complain: () => void;
}

/** Buys with an existing voucher, or redeems a code first. If only the purchase fails, the new voucher is kept and offered. */
export const useVoucherWay = ({ schedule, view, budget, complain }: VoucherArgs): PayWay => {
  const usable = useUsableVoucher(schedule.id, budget?.source === 'prakerja');
  const repeat = useRepeat();
  const redeem = useRedeem();
  const checkOut = useCheckOut();
  const refresh = usePurchaseRefresh();
  const attempt = usePurchaseAttempt(view);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [examples, setExamples] = useState(0); // part of the field's key: a new value remounts the uncontrolled field with the example
  const voucher = usable.data;
  useLostFocus(voucher);

  const write = (text: string) => {
    setCode(text);
    setRefusal(null);
  };
  const use = async ({ id }: Voucher): Promise<PurchaseOutcome> => {
    const ended = await checkOut.mutateAsync({ voucherId: id, repeat });
    return ended.kind === 'bought' ? { kind: 'settled', transaction: ended.transaction } : ended;
  };
  const redeemAndUse = async (): Promise<PurchaseOutcome | null> => {
    setRefusal(null);
    const outcome = await redeem.mutateAsync({ code, scheduleId: schedule.id });
    if (outcome.kind !== 'redeemed') {
      setRefusal(problemOf(outcome).text);
      complain();
      return null;
    }
    // refreshes only after the purchase, so that the code field stays until then
    return use(outcome.voucher).finally(() => void refresh());
  };

  const means = (): ReactNode => {
    if (voucher === undefined && usable.error)
      return (
        <FailureState
          error={usable.error}
          title="Voucher belum bisa dimuat"
          onRetry={() => void usable.refetch()}
          retrying={usable.isFetching}
        />
      );
    if (voucher === undefined) return <VoucherSkeleton count={1} />;
    return voucher && <VoucherTicket voucher={voucher} />;
  };

  const codeField: PayWay['fieldWith'] = (errorOf) =>
    voucher === null && (
      <>
        <PrakerjaCodeField
          key={examples}
          id={codeId}
          name="code"
          defaultValue={code}
          onChange={(event) => write(event.currentTarget.value)}
          error={errorOf(codeId)}
        />
        <Slot
          name="example"
          of={{
            name: 'prakerja',
            scheme: schedule.scheme.slug,
            typed: () => code,
            put: (found) => {
              write(found.code);
              setExamples((before) => before + 1);
            },
          }}
        />
      </>
    );

  const problem = (message: string | null | undefined): FieldError[] => (message ? [{ fieldId: codeId, message }] : []);
  const notLoaded = 'Tunggu sampai voucher Anda dimuat, lalu coba lagi.';
  return {
    price: 0,
    label: voucher ? 'Daftar dengan voucher ini' : 'Tukarkan kode dan daftar',
    note: voucher ? notes.ticket : notes.code,
    problems: voucher ? [] : problem(voucher === null ? problemOfCode(code) : notLoaded),
    refusals: problem(refusal),
    pay: (chosen) => attempt(chosen, () => (voucher ? use(voucher) : redeemAndUse())),
    means: means(),
    fieldWith: codeField,
  };
};
