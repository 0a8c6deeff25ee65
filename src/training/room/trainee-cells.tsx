import { styled } from 'styled-components';
import type { RoomExam, RoomTrainee } from '../../application/ports/simulation/room-control.ts';
import { Meter } from '../../ui/kit/components/feedback/meter.tsx';
import { Badge } from '../../ui/kit/components/text/badge.tsx';
import { relativeTime } from '../../ui/kit/format/relative-time.ts';
import { clockText } from '../../ui/kit/format/remaining-time.ts';
import { color, fontSize, fontWeight, space } from '../../ui/kit/theme/theme.ts';
import { needOf } from './needs-help.ts';

export const Small = styled.span`
  color: ${color.textMuted};
  display: block;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
  overflow-wrap: anywhere;
`;

export const Lines = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;

  > [role='meter'] {
    inline-size: 8rem;
  }
`;

const leftText = ({ until, closed }: RoomExam, now: number): string => {
  if (closed !== null) return `ditutup: ${closed}`;
  const left = Date.parse(until) - now;
  return left > 0 ? `sisa ${clockText(left)}` : 'waktu habis, belum dikumpulkan';
};

export const Exams = ({ exams, now }: { readonly exams: readonly RoomExam[]; readonly now: number }) => {
  const running = exams.filter(({ submitted }) => !submitted);
  const sent = exams.length - running.length;
  return (
    <Lines>
      {running.map((exam) => (
        <Lines key={exam.id}>
          <span>
            {exam.answered} dari {exam.total}
            <Small>
              {exam.title}, {leftText(exam, now)}
            </Small>
          </span>
          <Meter
            label={`Terjawab di ${exam.title}`}
            percent={exam.total === 0 ? 0 : Math.round((exam.answered / exam.total) * 100)}
          />
        </Lines>
      ))}
      {sent > 0 && <Small>{sent} ujian terkirim</Small>}
      {exams.length === 0 && '–'}
    </Lines>
  );
};

const PresenceBadge = ({ trainee, realNow }: { readonly trainee: RoomTrainee; readonly realNow: number }) => {
  const need = needOf(trainee, realNow);
  if (need) return <Badge $tone={need.tone}>{need.text}</Badge>;
  return (
    <Badge $tone={trainee.online ? 'positive' : 'neutral'}>{trainee.online ? 'Terhubung' : 'Tidak terhubung'}</Badge>
  );
};

export const Presence = ({ trainee, realNow }: { readonly trainee: RoomTrainee; readonly realNow: number }) => (
  <Lines>
    <PresenceBadge trainee={trainee} realNow={realNow} />
    {trainee.ready !== undefined && trainee.exams.length === 0 && (
      <Badge $tone={trainee.ready ? 'positive' : 'caution'}>
        {trainee.ready ? 'Perangkat siap' : 'Perangkat belum diperiksa'}
      </Badge>
    )}
    {trainee.frozen && <Badge $tone="info">Melihat layar pengajar</Badge>}
    {trainee.read !== null && <Small>{trainee.read ? 'Pesan sudah dibaca' : 'Pesan belum dibaca'}</Small>}
    {trainee.pointed === false && <Small>Tombol yang ditunjuk tidak ada di halamannya</Small>}
    {trainee.problems.map((text) => (
      <Small key={text}>{text}</Small>
    ))}
    {trainee.page && <Small>{trainee.page}</Small>}
    <Small>
      {trainee.seen === null
        ? 'Belum masuk'
        : [trainee.did, relativeTime(trainee.seen, realNow)].filter((text) => text !== null).join(', ')}
    </Small>
  </Lines>
);
