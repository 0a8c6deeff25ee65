import { useEffect, useState } from 'react';
import type { RoomControl, RoomTrainee } from '../../application/ports/simulation/room-control.ts';
import type { StaffReadingSection } from '../../application/ports/simulation/staff-desk.ts';
import { Dialog } from '../components/overlay/dialog.tsx';
import { ReadingSections } from '../simulation/desk/reading.tsx';

/** Time between two reads in milliseconds: the answers of a running exam change. */
const every = 5_000;

interface TraineeReadingProps {
  readonly room: RoomControl;
  readonly trainee: RoomTrainee;
  readonly onClose: () => void;
}

export const TraineeReading = ({ room, trainee, onClose }: TraineeReadingProps) => {
  const { email, fullname, step } = trainee;
  const [sections, setSections] = useState<readonly StaffReadingSection[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closed = false;
    const read = async () => {
      try {
        const next = await room.read(email);
        if (closed) return;
        setSections(next);
        setFailed(false);
      } catch {
        if (!closed) setFailed(true);
      }
      if (!closed) timer = setTimeout(() => void read(), every);
    };
    void read();
    return () => {
      closed = true;
      clearTimeout(timer);
    };
  }, [room, email]);
  return (
    <Dialog open size="large" title={`${fullname}: ${step}`} onClose={onClose}>
      {failed && <p role="alert">Server kelas tidak menjawab. Halaman ini terus mencoba.</p>}
      {sections === null && !failed && <p>Memuat…</p>}
      {sections?.length === 0 && <p>Belum ada yang dikirim atau dijawab di langkah ini.</p>}
      {sections && <ReadingSections sections={sections} open />}
    </Dialog>
  );
};
