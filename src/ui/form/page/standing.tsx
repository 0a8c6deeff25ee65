import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { standingByStage } from '../../../domain/assessment/form-stage.ts';
import { type FormStanding, isEditable } from '../../../domain/assessment/form-status.ts';
import type { StageName } from '../../../domain/assessment/timeline.ts';
import { Callout } from '../../components/feedback/callout.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { BesidePaper } from '../../document/form-frame.ts';
import { unknownStatusText } from '../../next-step/stage-text.ts';
import { useTimelineQuery } from '../../timeline-data.ts';

interface StandingProps<Form> {
  readonly form: Form;
  readonly stage: StageName;
  /** Given the form with the status that its stage has, where its own is not known. */
  readonly children: (form: Form) => ReactNode;
}

const explanation = ({ status }: FormStanding): string => {
  if (status === 'unknown')
    return 'Isinya tampil apa adanya dan tidak dapat diubah di sini; yang tersimpan di perangkat ini tetap ada. Lanjutkan dari proses sertifikasi, atau tanyakan kepada lembaga sertifikasi.';
  return isEditable(status)
    ? 'Menurut proses sertifikasi, formulir ini masih dapat Anda isi.'
    : 'Keadaannya di bawah ini menurut proses sertifikasi.';
};

/** A form as it stands. Where its status is not known here, that is said, and its stage tells whether it is the candidate's. */
export const Standing = <Form extends FormStanding & { readonly trxId: string }>(props: StandingProps<Form>) => {
  const { form, stage, children } = props;
  const asks = form.status === 'unknown';
  const { data: timeline, isLoading, failureCount } = useQuery({ ...useTimelineQuery()(form.trxId), enabled: asks });
  if (!asks) return children(form);
  if (isLoading && failureCount === 0) return <Skeleton name="document" />;
  const standing = timeline ? standingByStage(form, timeline.stages, stage) : form;
  return (
    <>
      {(form.statusWord || standing.status === 'unknown') && (
        <BesidePaper data-print="hidden">
          <Callout tone="caution" title={unknownStatusText(form.statusWord, 'formulir ini')}>
            {explanation(standing)}
          </Callout>
        </BesidePaper>
      )}
      {children(standing)}
    </>
  );
};
