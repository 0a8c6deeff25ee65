import { Download } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { isCutOff } from '../../../domain/exam/attempt-state.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { Button } from '../../components/button/button.tsx';
import { failureCause } from '../../failure-text.ts';
import { ExamStrip } from '../../layouts/exam-bar.tsx';
import { useSession, useSessionView } from '../../session/session-view.ts';
import { deviceOnlyText } from '../exam-text.ts';
import { useKeptFocus } from '../questions/use-kept-focus.ts';
import { UnknownTime } from '../timer/exam-timer.tsx';
import { NewsLine } from './news-line.tsx';
import { useSaveUnsent } from './use-attempt-files.ts';
import { useAttemptState } from './use-attempt-state.ts';

/** Milliseconds that a regained connection is told. */
const regainedMs = 8_000;

interface AttemptNewsProps {
  readonly attempt: RunningAttempt;
  readonly exam: Exam;
  readonly paper: ExamContent;
  /** A line is gone that had the focus. */
  readonly onGone: () => void;
}

/** What the candidate has to know about connection, storage and session while answering goes on; what comes and goes the most is last, and moves no other. */
export const AttemptNews = ({ attempt, exam, paper, onGone }: AttemptNewsProps) => {
  const durable = useAttemptState(attempt, 'durable');
  const sessionOver = useAttemptState(attempt, 'sessionOver');
  return (
    <ExamStrip>
      <Lines onGone={onGone}>
        {!durable && <NotDurable attempt={attempt} exam={exam} />}
        <Unopened attempt={attempt} paper={paper} />
        <Unreadable paper={paper} />
        <TakenEarly attempt={attempt} exam={exam} />
        <Offered attempt={attempt} exam={exam} />
        <DeviceOnly attempt={attempt} exam={exam} paper={paper} />
        <UnknownTime exam={exam} />
        {sessionOver ? (
          <SessionOver attempt={attempt} durable={durable} />
        ) : (
          <Connection attempt={attempt} durable={durable} />
        )}
      </Lines>
    </ExamStrip>
  );
};

const Lines = ({ onGone, children }: Pick<AttemptNewsProps, 'onGone'> & { readonly children: ReactNode }) => (
  <div ref={useKeptFocus(onGone)} role="status" data-print="hidden">
    {children}
  </div>
);

interface NewsProps {
  readonly attempt: RunningAttempt;
  readonly durable: boolean;
}

/**
 * Whether the answers are on this device: not before the last one is. It changes while somebody types, and is read aloud only with the
 * line that it stands in.
 */
const Kept = ({ attempt, durable, during = false }: NewsProps & { readonly during?: boolean }) => {
  const saving = useAttemptState(attempt, 'saving');
  if (!durable) return null;
  const where = saving ? 'sedang disimpan di perangkat ini…' : `${during ? 'disimpan' : 'tersimpan'} di perangkat ini.`;
  return <span aria-live="off">{during ? ` – jawaban ${where}` : ` Jawaban ${where}`}</span>;
};

/** The dialog that opens the session again was closed: the way back to it. */
const SessionOver = ({ attempt, durable }: NewsProps) => {
  const { expired } = useSession();
  const view = useSessionView();
  if (expired) return null;
  const open = () => {
    view.expired = true;
  };
  return (
    <NewsLine
      tone="caution"
      action={
        <Button size="small" onClick={open}>
          Masuk kembali
        </Button>
      }
    >
      Sesi berakhir.
      <Kept attempt={attempt} durable={durable} />
    </NewsLine>
  );
};

const deliveryText = (unsent: number, refused: number): string => {
  if (unsent > 0) return 'Jawaban sedang dikirim…';
  return refused > 0 ? `${refused} jawaban tidak diterima server.` : 'Semua jawaban sudah terkirim.';
};

const Connection = ({ attempt, durable }: NewsProps) => {
  const connection = useAttemptState(attempt, 'connection');
  const unsent = useAttemptState(attempt, 'unsent');
  const refused = useAttemptState(attempt, 'refused');
  const { unconfirmed, failure } = useSession();
  const cutOff = isCutOff(connection);
  const whole = connection !== 'fine' && !cutOff && unsent === 0;
  useEffect(() => {
    if (!whole) return;
    const timer = setTimeout(() => attempt.connectionSeen(), regainedMs);
    return () => clearTimeout(timer);
  }, [attempt, whole]);
  if (connection === 'fine' && !unconfirmed) return null;
  if (connection !== 'fine' && !cutOff)
    return (
      <NewsLine
        tone={refused > 0 ? 'caution' : 'positive'}
        action={
          <Button size="small" variant="quiet" onClick={() => attempt.connectionSeen()}>
            Tutup
          </Button>
        }
      >
        {connection === 'regained' ? 'Koneksi pulih.' : 'Server sudah pulih.'} {deliveryText(unsent, refused)}
      </NewsLine>
    );
  const unsure = unconfirmed && durable;
  const ofServer = cutOff ? connection === 'troubled' : failureCause(failure) === 'server';
  return (
    <NewsLine
      tone={ofServer ? 'caution' : 'offline'}
      action={
        unsent > 0 && (
          <Button size="small" variant="secondary" onClick={() => attempt.sendNow()}>
            Coba kirim sekarang
          </Button>
        )
      }
    >
      {ofServer ? 'Server sedang bermasalah' : unsure ? 'Tanpa koneksi' : 'Koneksi terputus'}
      {!unsure && '.'}
      <Kept attempt={attempt} durable={durable} during={unsure} />
    </NewsLine>
  );
};

const NotDurable = ({ attempt, exam }: Pick<AttemptNewsProps, 'attempt' | 'exam'>) => {
  const unsent = useAttemptState(attempt, 'unsent');
  return (
    <NewsLine
      tone="caution"
      action={
        unsent > 0 && (
          <SaveButton attempt={attempt} exam={exam}>
            Unduh jawaban yang belum terkirim
          </SaveButton>
        )
      }
    >
      Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.
    </NewsLine>
  );
};

/** Questions that are there and cannot be shown: nobody may think that the paper is whole. */
const Unreadable = ({ paper: { unreadable = 0 } }: Pick<AttemptNewsProps, 'paper'>) =>
  unreadable > 0 && <NewsLine tone="caution">{unreadable} soal tidak dapat ditampilkan. Hubungi asesor.</NewsLine>;

const SaveButton = ({ attempt, exam, children }: Pick<AttemptNewsProps, 'attempt' | 'exam'> & { children: string }) => (
  <Button size="small" variant="secondary" onClick={useSaveUnsent(attempt, exam)}>
    <Download size={16} aria-hidden="true" />
    {children}
  </Button>
);

/** A save was answered as if it were the submission: nobody may go on as if all were well. */
const TakenEarly = ({ attempt, exam }: Pick<AttemptNewsProps, 'attempt' | 'exam'>) => {
  const takenEarly = useAttemptState(attempt, 'takenEarly');
  if (!takenEarly) return null;
  return (
    <NewsLine
      tone="caution"
      action={
        <SaveButton attempt={attempt} exam={exam}>
          Unduh jawaban
        </SaveButton>
      }
    >
      Server menjawab penyimpanan jawaban seolah-olah ujian ini sudah dikumpulkan. Jawaban Anda tetap tersimpan di
      perangkat ini. Segera beri tahu asesor.
    </NewsLine>
  );
};

/** Answers that may be of an attempt before this one: only the candidate knows whether they are to count. */
const Offered = ({ attempt, exam }: Pick<AttemptNewsProps, 'attempt' | 'exam'>) => {
  const offered = useAttemptState(attempt, 'offered');
  if (offered === 0) return null;
  return (
    <NewsLine
      tone="caution"
      action={
        <>
          <Button size="small" onClick={() => attempt.takeOffered()}>
            Pakai jawaban itu
          </Button>
          <SaveButton attempt={attempt} exam={exam}>
            Unduh jawaban
          </SaveButton>
        </>
      }
    >
      {offered} jawaban dari pengerjaan sebelumnya masih ada di perangkat ini. Soalnya belum Anda jawab sekarang.
    </NewsLine>
  );
};

/** Where answers are that the server does not keep before the submission; files are uploaded all the same. */
const DeviceOnly = ({ attempt, exam, paper }: Pick<AttemptNewsProps, 'attempt' | 'exam' | 'paper'>) => {
  const deviceOnly = useAttemptState(attempt, 'deviceOnly');
  if (!deviceOnly || paper.questions.every(({ kind }) => kind === 'upload')) return null;
  return (
    <NewsLine tone="caution">
      {deviceOnlyText} Jawaban di perangkat lain tidak ada di sini.
      {!exam.submitAllowed && ' Kumpulkan sebelum waktu habis.'}
    </NewsLine>
  );
};

/** Answers that this device kept and cannot open any more: a question leaves the line when it is answered again (fault matrix 70). */
const Unopened = ({ attempt, paper }: Pick<AttemptNewsProps, 'attempt' | 'paper'>) => {
  const unopened = useAttemptState(attempt, 'unopened');
  if (unopened.length === 0) return null;
  const numbers = paper.questions.filter(({ id }) => unopened.includes(id)).map(({ no }) => String(no));
  return (
    <NewsLine tone="caution">
      {unopened.length} jawaban yang tersimpan di perangkat ini tidak dapat dibuka
      {numbers.length > 0 && numbers.length <= 10 && ` (soal ${new Intl.ListFormat('id').format(numbers)})`}. Jawaban di
      server tetap aman. Periksa soal itu, lalu jawab lagi bila perlu.
    </NewsLine>
  );
};
