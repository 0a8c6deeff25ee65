import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { withStageStatus } from '../../../../domain/assessment/form-stage.ts';
import { type FormState, isEditable, type Signature } from '../../../../domain/assessment/form-status.ts';
import type { StageName } from '../../../../domain/assessment/timeline.ts';
import { BesidePaper } from '../../../forms/document/form-frame.ts';
import { Button } from '../../../kit/components/button/button.tsx';
import { Callout } from '../../../kit/components/feedback/callout.tsx';
import { Skeleton } from '../../../kit/components/feedback/skeleton.tsx';
import { unknownStatusText } from '../next-step/stage-text.ts';
import { useTimelineQuery } from '../timeline-data.ts';

interface FormWithStatusProps<Form> {
  readonly form: Form;
  readonly stage: StageName;
  readonly children: (form: Form) => ReactNode;
}

const explanation = ({ status }: FormState, signed: boolean): string => {
  if (status === 'unknown' && !signed)
    return 'Karena itu tidak diketahui apakah formulir ini masih dapat diisi. Bila belum Anda kirim, Anda dapat mengisinya; server yang menentukan apakah isian Anda diterima. Yang tersimpan di perangkat ini tetap ada.';
  if (status === 'unknown')
    return 'Isinya tampil apa adanya dan tidak dapat diubah di sini; yang tersimpan di perangkat ini tetap ada. Lanjutkan dari proses sertifikasi, atau tanyakan kepada lembaga sertifikasi.';
  return isEditable(status)
    ? 'Menurut proses sertifikasi, formulir ini masih dapat Anda isi.'
    : 'Keadaannya di bawah ini menurut proses sertifikasi.';
};

interface Signed {
  readonly trxId: string;
  readonly signature: Signature | null;
}

/**
 * If the status of a form is unknown, uses the status of its stage. If that is unknown too, the candidate can still choose to fill in an
 * unsigned form.
 */
export const FormWithStatus = <Form extends FormState & Signed>({
  form,
  stage,
  children,
}: FormWithStatusProps<Form>) => {
  const asks = form.status === 'unknown';
  const [wanted, setWanted] = useState(false);
  // the form was sent: forgets that the candidate wanted to fill it in, and follows the server's status again
  if (wanted && !asks) setWanted(false);
  const { data: timeline, isLoading, failureCount } = useQuery({ ...useTimelineQuery()(form.trxId), enabled: asks });
  if (!asks) return children(form);
  if (isLoading && failureCount === 0) return <Skeleton name="document" />;
  const known = timeline ? withStageStatus(form, timeline.stages, stage) : form;
  const mayBeFilledIn = known.status === 'unknown' && form.signature === null;
  return (
    <>
      {(form.statusWord || known.status === 'unknown') && (
        <BesidePaper data-print="hidden">
          <Callout
            tone="caution"
            title={unknownStatusText(form.statusWord, 'formulir ini')}
            action={
              mayBeFilledIn &&
              !wanted && (
                <Button variant="secondary" onClick={() => setWanted(true)}>
                  Isi formulir ini
                </Button>
              )
            }
          >
            {explanation(known, form.signature !== null)}
          </Callout>
        </BesidePaper>
      )}
      {children(mayBeFilledIn && wanted ? { ...known, status: 'draft' } : known)}
    </>
  );
};
