import { useState } from 'react';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { SelectField } from '../../ui/kit/components/form/select-field.tsx';
import { StaffForm, type StaffFormProps } from './staff-form.ts';

const Absence = ({ task, act }: StaffFormProps) => {
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act({ type: 'mark-absent', trxId: task.trxId }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Kehadiran asesi">
      <p>Asesi belum memulai ujian apa pun pada hari asesmennya.</p>
      <Button type="submit" variant="danger" busy={busy}>
        Catat tidak hadir
      </Button>
    </StaffForm>
  );
};

const Presence = ({ task, act }: StaffFormProps) => {
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act({ type: 'take-back-absence', trxId: task.trxId }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Catatan tidak hadir">
      <p>Asesi dicatat tidak hadir. Bila catatan itu keliru, atau tidak ada jadwal lain, ujiannya dapat dibuka lagi.</p>
      <Button type="submit" variant="secondary" busy={busy}>
        Batalkan catatan tidak hadir
      </Button>
    </StaffForm>
  );
};

const Reschedule = ({ task, act }: StaffFormProps) => {
  const [scheduleId, setScheduleId] = useState(task.schedules[0]?.id ?? '');
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act({ type: 'reschedule', trxId: task.trxId, scheduleId }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Jadwal pengganti">
      <SelectField
        label="Jadwal pengganti"
        placeholder={null}
        options={task.schedules.map(({ id, title }) => ({ id, value: id, name: id, title }))}
        value={scheduleId}
        onValue={setScheduleId}
      />
      <Button type="submit" busy={busy}>
        Jadwalkan ulang
      </Button>
    </StaffForm>
  );
};

export const OtherDay = (props: StaffFormProps) => (
  <>
    {props.task.canBeAbsent && <Absence {...props} />}
    {props.task.schedules.length > 0 && <Reschedule {...props} />}
    {props.task.absent && <Presence {...props} />}
  </>
);
