import { useCallback, useState } from 'react';
import type { RoomControl, RoomTrainee } from '../../application/ports/simulation/room-control.ts';
import type { StaffReadingSection } from '../../application/ports/simulation/staff-desk.ts';
import { Dialog } from '../../ui/kit/components/overlay/dialog.tsx';
import { ReadingSections } from '../simulation/desk/reading.tsx';
import { useRepeated } from './use-room.ts';

const readEveryMs = 5_000;

interface TraineeReadingProps {
  readonly room: RoomControl;
  readonly trainee: RoomTrainee;
  readonly onClose: () => void;
}

export const TraineeReading = ({ room, trainee, onClose }: TraineeReadingProps) => {
  const { email, fullname, step } = trainee;
  const [sections, setSections] = useState<readonly StaffReadingSection[] | null>(null);
  const [failed, setFailed] = useState(false);
  const read = useCallback(async () => {
    try {
      setSections(await room.read(email));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [room, email]);
  useRepeated(read, readEveryMs);
  return (
    <Dialog open size="large" title={`${fullname}: ${step}`} onClose={onClose}>
      {failed && <p role="alert">Server kelas tidak menjawab. Halaman ini terus mencoba.</p>}
      {sections === null && !failed && <p>Memuat…</p>}
      {sections?.length === 0 && <p>Belum ada yang dikirim atau dijawab di langkah ini.</p>}
      {sections && <ReadingSections sections={sections} open />}
    </Dialog>
  );
};
