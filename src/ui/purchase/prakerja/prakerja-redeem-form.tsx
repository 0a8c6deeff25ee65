import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import type { Voucher } from '../../../domain/purchase/voucher.ts';
import { Slot } from '../../core/slots.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { ErrorSummary } from '../../kit/components/form/error-summary.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { space } from '../../kit/theme/theme.ts';
import { usePurchaseRefresh } from '../purchase-data.ts';
import { Section } from '../section.tsx';
import { redeemAddress, voucherListAddress } from '../vouchers/voucher-address.ts';
import { useRedeem } from '../vouchers/voucher-data.ts';
import { PrakerjaCodeField } from './prakerja-code-field.tsx';
import { problemOf, problemOfCode } from './prakerja-problem.ts';
import { PrakerjaSchedules } from './prakerja-schedules.tsx';

const Form = styled.form`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 52rem;
`;

export interface PrakerjaRedeemFormProps {
  readonly scheme: string | undefined;
  readonly onRedeemed: (voucher: Voucher) => void;
}

export const PrakerjaRedeemForm = ({ scheme, onRedeemed }: PrakerjaRedeemFormProps) => {
  const redeem = useRedeem();
  const [, navigate] = useLocation();
  const refresh = usePurchaseRefresh();
  const { form, submit, busy, summary, field, refuse } = useCheckedForm({
    initial: { code: '', schedule: '' },
    judge: ({ code, schedule }) => ({
      code: problemOfCode(code),
      schedule: schedule === '' ? 'Pilih jadwal asesmen.' : undefined,
    }),
    send: async ({ code, schedule }) => {
      const outcome = await redeem.mutateAsync({ code, scheduleId: schedule });
      if (outcome.kind === 'redeemed') {
        onRedeemed(outcome.voucher);
        void refresh();
        return;
      }
      const problem = problemOf(outcome);
      refuse({ [problem.field]: problem.text });
    },
  });
  const { id, error } = field('schedule');
  const choose = (schedule: string) =>
    form.setValue('schedule', schedule, { shouldValidate: form.formState.isSubmitted, shouldDirty: true });

  return (
    <>
      <PageHeading
        title="Tukarkan kode Prakerja"
        lead="Satu kode menjadi satu voucher untuk satu skema dan satu jadwal. Pastikan jadwalnya cocok sebelum menukarkan."
      />
      <Form onSubmit={submit} noValidate aria-label="Penukaran kode">
        <Slot
          name="example"
          of={{
            name: 'prakerja',
            scheme,
            typed: () => form.getValues('code'),
            put: (found) => {
              form.setValue('code', found.code, { shouldValidate: form.formState.isSubmitted, shouldDirty: true });
              // lists the schedules of this scheme, so that the chosen one is in the list
              navigate(redeemAddress(found.scheme), { replace: true });
              choose(found.schedule);
            },
          }}
        />
        <ErrorSummary {...summary} />
        <Section title="Kode Anda">
          <PrakerjaCodeField {...field('code')} />
        </Section>
        <Section title="Skema dan jadwal">
          <PrakerjaSchedules id={id} scheme={scheme} chosen={form.watch('schedule')} onChoose={choose} error={error} />
        </Section>
        <Cluster>
          <Button type="submit" busy={busy}>
            Tukarkan kode
          </Button>
          <LinkButton to={voucherListAddress('unused')} variant="quiet">
            Kembali ke voucher
          </LinkButton>
        </Cluster>
      </Form>
    </>
  );
};
