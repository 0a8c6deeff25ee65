import type { Stage } from '../../domain/assessment/timeline.ts';
import { Notice } from '../components/notice.tsx';
import { longDate } from '../format/date.ts';
import { stageName, waitingText } from './stage-text.ts';
import { presentStage } from './standing.ts';

/** Stands above a timeline where the candidate has nothing to do: who acts, since when, or that it is over. */
export const WaitingNotice = ({ stages }: { stages: readonly Stage[] }) => {
  const present = presentStage(stages);
  const certified = stages.some(({ name, status }) => name === 'certificate' && status === 'done');
  if (certified) {
    return (
      <Notice tone="positive" title="Selamat, sertifikat Anda sudah terbit">
        Seluruh proses sertifikasi ini sudah selesai.
      </Notice>
    );
  }
  if (!present?.waitingFor) return null;
  return (
    <Notice title={`${waitingText(present.waitingFor)}: ${stageName(present.name)}`}>
      {present.since && `Sejak ${longDate(present.since)}. `}
      Belum ada yang perlu Anda kerjakan. Kami memberi tahu Anda lewat notifikasi saat giliran Anda tiba.
    </Notice>
  );
};
