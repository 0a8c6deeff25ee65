import { Download } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Sitting } from '../../../application/exam/attempt/sitting.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamPaper } from '../../../domain/exam/question.ts';
import { Button } from '../../components/button/button.tsx';
import { ExamStrip } from '../../layouts/exam-bar.tsx';
import { useSession, useSessionView } from '../../session/session-view.ts';
import { useKeptFocus } from '../questions/use-kept-focus.ts';
import { UnknownTime } from '../timer/unknown-time.tsx';
import { NewsLine } from './news-line.tsx';
import { useSaveUnsent } from './use-sitting-files.ts';
import { useSittingState } from './use-sitting-state.ts';

/** Milliseconds that a regained connection is told. */
const regainedMs = 8_000;

interface SittingNewsProps {
  readonly sitting: Sitting;
  readonly exam: Exam;
  readonly paper: ExamPaper;
  /** A line is gone that had the focus. */
  readonly onGone: () => void;
}

/** What the candidate has to know about connection, storage and session while answering goes on; what comes and goes the most is last, and moves no other. */
export const SittingNews = ({ sitting, exam, paper, onGone }: SittingNewsProps) => {
  const durable = useSittingState(sitting, 'durable');
  const sessionOver = useSittingState(sitting, 'sessionOver');
  return (
    <ExamStrip>
      <Lines onGone={onGone}>
        {!durable && <NotDurable sitting={sitting} exam={exam} />}
        <Unopened sitting={sitting} paper={paper} />
        <UnknownTime exam={exam} />
        {sessionOver ? <SessionOver durable={durable} /> : <Connection sitting={sitting} durable={durable} />}
      </Lines>
    </ExamStrip>
  );
};

const Lines = ({ onGone, children }: Pick<SittingNewsProps, 'onGone'> & { readonly children: ReactNode }) => (
  <div ref={useKeptFocus(onGone)} role="status" data-print="hidden">
    {children}
  </div>
);

interface NewsProps {
  readonly sitting: Sitting;
  readonly durable: boolean;
}

const keptText = (durable: boolean): string => (durable ? ' Jawaban tersimpan di perangkat ini.' : '');

/** The dialog that opens the session again was closed: the way back to it. */
const SessionOver = ({ durable }: Pick<NewsProps, 'durable'>) => {
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
      Sesi berakhir.{keptText(durable)}
    </NewsLine>
  );
};

const regainedText = (unsent: number, refused: number): string => {
  if (unsent > 0) return 'Koneksi pulih. Jawaban sedang dikirim…';
  return refused > 0
    ? `Koneksi pulih. ${refused} jawaban tidak diterima server.`
    : 'Koneksi pulih. Semua jawaban sudah terkirim.';
};

const Connection = ({ sitting, durable }: NewsProps) => {
  const connection = useSittingState(sitting, 'connection');
  const unsent = useSittingState(sitting, 'unsent');
  const refused = useSittingState(sitting, 'refused');
  const whole = connection === 'regained' && unsent === 0;
  useEffect(() => {
    if (!whole) return;
    const timer = setTimeout(() => sitting.connectionSeen(), regainedMs);
    return () => clearTimeout(timer);
  }, [sitting, whole]);
  if (connection === 'fine') return null;
  if (connection === 'regained')
    return (
      <NewsLine
        tone={refused > 0 ? 'caution' : 'positive'}
        action={
          <Button size="small" variant="quiet" onClick={() => sitting.connectionSeen()}>
            Tutup
          </Button>
        }
      >
        {regainedText(unsent, refused)}
      </NewsLine>
    );
  return (
    <NewsLine
      tone="offline"
      action={
        unsent > 0 && (
          <Button size="small" variant="secondary" onClick={() => sitting.sendNow()}>
            Coba kirim sekarang
          </Button>
        )
      }
    >
      Koneksi terputus.{keptText(durable)}
    </NewsLine>
  );
};

const NotDurable = ({ sitting, exam }: Pick<SittingNewsProps, 'sitting' | 'exam'>) => {
  const unsent = useSittingState(sitting, 'unsent');
  const saveUnsent = useSaveUnsent(sitting, exam);
  return (
    <NewsLine
      tone="caution"
      action={
        unsent > 0 && (
          <Button size="small" variant="secondary" onClick={saveUnsent}>
            <Download size={16} aria-hidden="true" />
            Unduh jawaban yang belum terkirim
          </Button>
        )
      }
    >
      Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.
    </NewsLine>
  );
};

const list = new Intl.ListFormat('id');

/** Answers that this device kept and cannot open any more: a question leaves the line when it is answered again (fault matrix 70). */
const Unopened = ({ sitting, paper }: Pick<SittingNewsProps, 'sitting' | 'paper'>) => {
  const unopened = useSittingState(sitting, 'unopened');
  if (unopened.length === 0) return null;
  const numbers = paper.questions.filter(({ id }) => unopened.includes(id)).map(({ no }) => String(no));
  return (
    <NewsLine tone="caution">
      {unopened.length} jawaban yang tersimpan di perangkat ini tidak dapat dibuka
      {numbers.length > 0 && numbers.length <= 10 && ` (soal ${list.format(numbers)})`}. Jawaban di server tetap aman.
      Periksa soal itu, lalu jawab lagi bila perlu.
    </NewsLine>
  );
};
