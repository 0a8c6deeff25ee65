import { Button } from '../components/button/button.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { StaffForm, type StaffFormProps } from './staff-form.ts';

/** Issues a certificate that is being signed. */
export const CertificateForm = ({ task, act }: StaffFormProps) => {
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act({ type: 'issue-certificate', trxId: task.trxId }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Penerbitan sertifikat">
      <p>Sertifikat menunggu tanda tangan elektronik.</p>
      <Button type="submit" busy={busy}>
        Terbitkan sertifikat
      </Button>
    </StaffForm>
  );
};
