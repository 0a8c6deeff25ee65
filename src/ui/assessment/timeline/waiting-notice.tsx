import type { Stage } from '../../../domain/assessment/timeline.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { TextLink } from '../../components/navigation/text-link.tsx';
import { longDate } from '../../format/date.ts';
import { paths } from '../../paths.ts';
import { stageName, waitingText } from './stage-text.ts';
import { hasEnded, lastWord, presentStage } from './standing.ts';

const EndedNotice = ({ last }: { last: Stage | undefined }) => (
  <Notice
    tone="caution"
    title="Proses sertifikasi ini sudah berakhir tanpa sertifikat"
    action={<TextLink to={paths.schedules.to({})}>Lihat jadwal asesmen lain</TextLink>}
  >
    {last?.note && <p>{`${stageName(last.name)}: ${last.note}`}</p>}
    Anda dapat mendaftar lagi pada jadwal lain.
  </Notice>
);

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
  if (hasEnded(stages)) return <EndedNotice last={lastWord(stages)} />;
  if (!present?.waitingFor) return null;
  return (
    <Notice title={`${waitingText(present.waitingFor)}: ${stageName(present.name)}`}>
      {present.since && `Sejak ${longDate(present.since)}. `}
      Belum ada yang perlu Anda kerjakan. Kami memberi tahu Anda lewat notifikasi saat giliran Anda tiba.
    </Notice>
  );
};
