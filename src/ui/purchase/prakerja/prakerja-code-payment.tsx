import type { ReactNode } from 'react';
import type { Voucher } from '../../../domain/purchase/voucher.ts';
import { Button } from '../../components/button/button.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { useCheckedForm } from '../../form/use-checked-form.ts';
import { Checkout } from '../order/checkout.tsx';
import { usePurchaseRefresh } from '../purchase-data.ts';
import { Section } from '../section.tsx';
import { useRedeem } from '../vouchers/voucher-data.ts';
import { PrakerjaCodeField } from './prakerja-code-field.tsx';
import { problemOf, problemOfCode } from './prakerja-problem.ts';

export interface PrakerjaCodePaymentProps {
  readonly scheduleId: string;
  readonly pay: (voucher: Voucher) => Promise<void>;
  readonly whilePaying: (work: () => Promise<void>) => Promise<void>;
  /** What is beside the field, around the button. */
  readonly side: (button: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Asks for the code that pays: redeems it and uses the voucher at once. When only the second fails, the voucher stays and is offered. */
export const PrakerjaCodePayment = ({ scheduleId, pay, whilePaying, side, children }: PrakerjaCodePaymentProps) => {
  const redeem = useRedeem();
  const refresh = usePurchaseRefresh();
  const { submit, busy, summary, field, refuse } = useCheckedForm({
    initial: { code: '' },
    judge: ({ code }) => ({ code: problemOfCode(code) }),
    send: ({ code }) => whilePaying(() => redeemAndPay(code)),
  });
  const redeemAndPay = async (code: string): Promise<void> => {
    const outcome = await redeem.mutateAsync({ code, scheduleId });
    if (outcome.kind !== 'redeemed') return refuse({ code: problemOf(outcome).text });
    // not before the voucher was used, so that this form stays until then
    await pay(outcome.voucher).finally(() => void refresh());
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Pendaftaran dengan voucher">
      <Checkout
        sideLabel="Biaya"
        side={side(
          <Button type="submit" wide busy={busy}>
            Tukarkan kode dan daftar
          </Button>,
        )}
      >
        <ErrorSummary {...summary} />
        <Section title="Kode Anda">
          <p>
            Kode ditukarkan menjadi voucher untuk jadwal di bawah ini, lalu langsung dipakai untuk mendaftar. Kode yang
            sudah ditukarkan tidak bisa dipindahkan ke jadwal lain.
          </p>
          <PrakerjaCodeField {...field('code')} />
        </Section>
        {children}
      </Checkout>
    </form>
  );
};
