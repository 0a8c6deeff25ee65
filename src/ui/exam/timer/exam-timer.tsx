import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { proxy, useSnapshot } from 'valtio';
import type { Countdown } from '../../../domain/exam/countdown.ts';
import { deadlineOf, type Exam } from '../../../domain/exam/exam.ts';
import { useZone } from '../../core/zone-context.ts';
import { IconButton } from '../../kit/components/button/icon-button.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { timeText } from '../../kit/format/date.ts';
import { clockText, remainingText } from '../../kit/format/remaining-time.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { NoticeLine } from '../attempt/notice-line.tsx';
import { unknownTimeText } from '../exam-text.ts';
import { useCountdown, useStartUnknown } from '../public/use-countdown.ts';
import { useExamKeys } from '../questions/use-exam-keys.ts';
import { announcementBetween, type TimerAnnouncement, type TimerMoment } from './timer-announcement.ts';

const shownMs = 8_000;

/** Announces each countdown event once and shows it for 8 s. `tell` announces any other text. */
const useTimerAnnouncement = (
  deadline: number | null,
  remaining: number | null,
): {
  announcement: (TimerAnnouncement & { readonly no: number }) | null;
  tell: (text: string, short: string) => void;
} => {
  const [told, setTold] = useState<(TimerAnnouncement & { no: number }) | null>(null);
  const before = useRef<TimerMoment>({ deadline: null, remaining: null });
  const count = useRef(0);

  const put = (announcement: TimerAnnouncement) => {
    count.current += 1;
    setTold({ ...announcement, no: count.current });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `put` is new on each render and must not cause an announcement
  useEffect(() => {
    // the remaining time is briefly unknown after an extension, so `before` keeps the last known value
    if (remaining === null) return;
    const after = { deadline, remaining };
    const announcement = announcementBetween(before.current, after);
    before.current = after;
    if (announcement) put(announcement);
  }, [deadline, remaining]);

  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(null), shownMs);
    return () => clearTimeout(timer);
  }, [told]);

  return { announcement: told, tell: (text, short) => put({ text, short, urgent: false }) };
};

export const timerView = proxy({ hidden: false });

const soonMs = 5 * 60_000;

const Frame = styled.div`
  align-items: center;
  display: flex;
  gap: ${space(1)};
`;

/** Fixed width, so that the caption below the time moves nothing. */
const Reading = styled.div`
  display: grid;
  justify-items: end;
  line-height: 1.3;
  min-inline-size: 10.5rem;
  text-align: end;
  white-space: nowrap;

  small {
    color: ${color.onBrandMuted};
    font-size: ${fontSize.small};
  }
`;

const Time = styled.span<{ $soon: boolean }>`
  align-items: center;
  color: ${({ $soon }) => ($soon ? color.accent : 'inherit')};
  display: inline-flex;
  font-size: ${fontSize.lead};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.bold};
  gap: ${space(2)};
`;

const Unknown = styled.span`
  color: ${color.onBrandMuted};
  font-size: ${fontSize.small};
`;

const timeWords = (remaining: number | null): string => {
  if (remaining === null) return 'Memeriksa waktu…';
  return remaining === 0 ? 'Waktu habis' : clockText(remaining);
};

const spoken = ({ remaining, estimated }: Countdown, until: string): string => {
  if (remaining === null) return 'Sisa waktu sedang diperiksa';
  if (remaining === 0) return 'Waktu ujian telah habis';
  const told = `Sisa waktu ${remainingText(remaining)}, sampai pukul ${until}`;
  return estimated ? `${told}. Jam perangkat ini dipakai sampai jam server terbaca lagi` : told;
};

const captionOf = ({ estimated, over }: Countdown, until: string, extraMinutes: number): string => {
  if (over) return `berakhir ${until}`;
  if (estimated) return `sampai sekitar ${until}`;
  return extraMinutes > 0 ? `sampai ${until} (+${extraMinutes} menit)` : `sampai ${until}`;
};

interface ExamTimerProps {
  readonly exam: Exam;
  readonly keys?: boolean;
}

/**
 * Countdown of a running exam (specification 2, Exam timer). Even when hidden it announces 30, 10, 5 and 1 minutes left,
 * the end, extensions, and the time on request.
 */
export const ExamTimer = ({ exam, keys = true }: ExamTimerProps) => {
  const { hidden } = useSnapshot(timerView);
  const deadline = deadlineOf(exam);
  const countdown = useCountdown(exam);
  const { remaining } = countdown;
  const zone = useZone();
  const until = deadline === null ? '' : timeText(deadline, zone);
  const { announcement, tell } = useTimerAnnouncement(deadline, remaining);
  const hear = () => tell(spoken(countdown, until), `Sisa waktu: ${timeWords(remaining)}`);
  useExamKeys(keys && deadline !== null, (key) => {
    if (key === 'T') hear();
    return key === 'T';
  });

  if (unknownTimeText(exam, countdown.startUnknown)) return <Unknown>Waktu belum diketahui</Unknown>;
  if (deadline === null) return null;
  const soon = remaining !== null && remaining < soonMs;
  const told = hidden
    ? (announcement?.short ?? announcement?.text)
    : announcement?.short === undefined && announcement?.text;
  const caption = hidden ? 'Waktu disembunyikan' : captionOf(countdown, until, exam.extraMinutes);
  return (
    <Frame role="group" aria-label="Waktu ujian">
      <Reading>
        {!hidden && (
          <Time role="timer" aria-live="off" aria-label="Sisa waktu" $soon={soon}>
            {remaining !== null && <Clock size={18} aria-hidden="true" />}
            {timeWords(remaining)}
          </Time>
        )}
        <small aria-hidden={told ? true : undefined}>{told || caption}</small>
      </Reading>
      <IconButton
        label={keys ? 'Dengar sisa waktu (T)' : 'Dengar sisa waktu'}
        {...(keys && { 'aria-keyshortcuts': 'T' })}
        onClick={hear}
      >
        <Volume2 size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={hidden ? 'Tampilkan waktu' : 'Sembunyikan waktu'}
        onClick={() => {
          timerView.hidden = !hidden;
        }}
      >
        {hidden ? <Eye size={20} aria-hidden="true" /> : <EyeOff size={20} aria-hidden="true" />}
      </IconButton>
      <VisuallyHidden {...politely}>
        {announcement && !announcement.urgent && <span key={announcement.no}>{announcement.text}</span>}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{announcement?.urgent && announcement.text}</VisuallyHidden>
    </Frame>
  );
};

export const UnknownTime = ({ exam }: { readonly exam: Exam }) => {
  const text = unknownTimeText(exam, useStartUnknown(exam));
  return text && <NoticeLine tone="caution">{text} Jawaban Anda tetap tersimpan.</NoticeLine>;
};
