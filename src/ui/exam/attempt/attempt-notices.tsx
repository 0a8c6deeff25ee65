import { type ReactNode, useEffect, useState } from 'react';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { isCutOff } from '../../../domain/exam/attempt-state.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { failureCause } from '../../core/failure-text.ts';
import { useSession, useSessionView } from '../../core/session/session-view.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { GrantedLine } from '../helps/granted-line.tsx';
import { ExamStrip } from '../public/exam-bar.tsx';
import { useKeptFocus } from '../questions/use-kept-focus.ts';
import { DeviceClockLine } from '../timer/device-clock-notice.tsx';
import { UnknownTime } from '../timer/exam-timer.tsx';
import { DeviceOnly, NotDurable, Offered, TakenEarly, Unopened, Unreadable } from './answers-notices.tsx';
import { NoticeLine } from './notice-line.tsx';
import { useAttemptState } from './use-attempt-state.ts';

const regainedMs = 8_000;

interface AttemptNoticesProps {
  readonly attempt: RunningAttempt;
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly onGone: () => void;
}

/** The notice that changes most often comes last, so that it does not move the others. */
export const AttemptNotices = ({ attempt, exam, content, onGone }: AttemptNoticesProps) => {
  const durable = useAttemptState(attempt, 'durable');
  const sessionOver = useAttemptState(attempt, 'sessionOver');
  return (
    <ExamStrip>
      <Lines onGone={onGone}>
        {!durable && <NotDurable attempt={attempt} exam={exam} />}
        <Unopened attempt={attempt} content={content} />
        <Unreadable content={content} />
        <TakenEarly attempt={attempt} exam={exam} />
        <Offered attempt={attempt} exam={exam} />
        <DeviceOnly attempt={attempt} exam={exam} content={content} />
        <DeviceClockLine />
        <UnknownTime exam={exam} />
        {sessionOver ? (
          <SessionOver attempt={attempt} durable={durable} />
        ) : (
          <Connection attempt={attempt} durable={durable} />
        )}
      </Lines>
      <GrantedLine />
    </ExamStrip>
  );
};

const Lines = ({ onGone, children }: Pick<AttemptNoticesProps, 'onGone'> & { readonly children: ReactNode }) => (
  <div ref={useKeptFocus(onGone)} {...politely} data-print="hidden">
    {children}
  </div>
);

interface NoticesProps {
  readonly attempt: RunningAttempt;
  readonly durable: boolean;
}

/** Not a live region, because the notice changes while the candidate types. */
const Kept = ({ attempt, durable, during = false }: NoticesProps & { readonly during?: boolean }) => {
  const saving = useAttemptState(attempt, 'saving');
  if (!durable) return null;
  const where = saving ? 'sedang disimpan di perangkat ini…' : `${during ? 'disimpan' : 'tersimpan'} di perangkat ini.`;
  return <span aria-live="off">{during ? ` – jawaban ${where}` : ` Jawaban ${where}`}</span>;
};

const SessionOver = ({ attempt, durable }: NoticesProps) => {
  const { expired } = useSession();
  const view = useSessionView();
  if (expired) return null;
  const open = () => {
    view.expired = true;
  };
  return (
    <NoticeLine
      tone="caution"
      action={
        <Button size="small" onClick={open}>
          Masuk kembali
        </Button>
      }
    >
      Sesi berakhir.
      <Kept attempt={attempt} durable={durable} />
    </NoticeLine>
  );
};

const deliveryText = (unsent: number, refused: number): string => {
  if (unsent > 0) return 'Jawaban sedang dikirim…';
  return refused > 0 ? `${refused} jawaban tidak diterima server.` : 'Semua jawaban sudah terkirim.';
};

/** Whether this was true at some time since `during` became true: later answers must not keep good news on screen. */
const useHasBeen = (now: boolean, during: boolean): boolean => {
  const [been, setBeen] = useState(false);
  const isSo = during && (been || now);
  if (isSo !== been) setBeen(isSo);
  return isSo;
};

const Connection = ({ attempt, durable }: NoticesProps) => {
  const connection = useAttemptState(attempt, 'connection');
  const unsent = useAttemptState(attempt, 'unsent');
  const refused = useAttemptState(attempt, 'refused');
  const reached = useAttemptState(attempt, 'reached');
  const { failure, ...session } = useSession();
  const unconfirmed = session.unconfirmed && !reached; // the session is read again only after a pause
  const cutOff = isCutOff(connection);
  const isBack = connection !== 'fine' && !cutOff;
  const allSent = useHasBeen(isBack && unsent === 0, isBack);
  const goodNews = allSent && refused === 0;
  useEffect(() => {
    if (!goodNews) return;
    const timer = setTimeout(() => attempt.connectionSeen(), regainedMs);
    return () => clearTimeout(timer);
  }, [attempt, goodNews]);
  if (connection === 'fine' && !unconfirmed) return null;
  if (isBack)
    return (
      <NoticeLine
        tone={refused > 0 ? 'caution' : 'positive'}
        action={
          <Button size="small" variant="quiet" onClick={() => attempt.connectionSeen()}>
            Tutup
          </Button>
        }
      >
        {connection === 'regained' ? 'Koneksi pulih.' : 'Server sudah pulih.'} {deliveryText(unsent, refused)}
      </NoticeLine>
    );
  const unsure = unconfirmed && durable;
  const cause = cutOff ? connection : failureCause(failure);
  const ofServer = cause === 'troubled' || cause === 'server';
  const isBlocked = cause === 'blocked' || cause === 'between';
  return (
    <NoticeLine
      tone={ofServer ? 'caution' : 'offline'}
      action={
        unsent > 0 && (
          <Button size="small" variant="secondary" onClick={() => attempt.sendNow()}>
            Coba kirim sekarang
          </Button>
        )
      }
    >
      {ofServer
        ? 'Server sedang bermasalah'
        : isBlocked
          ? 'Terhalang di jaringan, misalnya oleh firewall'
          : unsure
            ? 'Tanpa koneksi ke server'
            : 'Koneksi terputus'}
      {!unsure && '.'}
      <Kept attempt={attempt} durable={durable} during={unsure} />
    </NoticeLine>
  );
};
