import { styled } from 'styled-components';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { LeaveQuestion } from '../../forms/draft/leave-form-warning.tsx';
import type { AskedBeforeLeaving } from '../../forms/use-ask-before-leaving.ts';
import { clockText } from '../../kit/format/remaining-time.ts';
import { space } from '../../kit/theme/theme.ts';
import { useCountdown } from '../public/use-countdown.ts';
import { useAttemptState, useUnsentText } from './use-attempt-state.ts';

const Fact = styled.p`
  margin-block-start: ${space(3)};
`;

interface LeaveExamQuestionProps {
  readonly exam: Exam;
  readonly attempt: RunningAttempt;
  readonly leaving: AskedBeforeLeaving;
}

export const LeaveExamQuestion = ({ exam, attempt, leaving }: LeaveExamQuestionProps) => (
  <LeaveQuestion leaving={leaving} title="Keluar dari ujian?" stayLabel="Tetap mengerjakan" leaveLabel="Keluar">
    {leaving.asked && <WhatGoesOn exam={exam} attempt={attempt} />}
  </LeaveQuestion>
);

const WhatGoesOn = ({ exam, attempt }: Omit<LeaveExamQuestionProps, 'leaving'>) => {
  const { remaining, estimated } = useCountdown(exam);
  const unsent = useUnsentText(attempt);
  const deviceOnly = useAttemptState(attempt, 'deviceOnly');
  const durable = useAttemptState(attempt, 'durable');
  const saving = useAttemptState(attempt, 'saving');
  const left = remaining !== null && remaining > 0 && clockText(remaining);
  return (
    <>
      {left && (
        <Fact>
          Waktu terus berjalan (sisa {estimated && 'sekitar '}
          {left}).
        </Fact>
      )}
      {unsent !== '' && (
        <Fact>
          {durable
            ? saving
              ? `${unsent} belum terkirim sedang disimpan di perangkat ini. Tunggu sebentar.`
              : `${unsent} belum terkirim tetap tersimpan di perangkat ini.`
            : `${unsent} belum terkirim hanya ada di tab ini. Jangan tutup tab ini sebelum ${
                deviceOnly ? 'ujian dikumpulkan' : 'semua terkirim'
              }.`}
          {deviceOnly && ' Semua itu baru dikirim saat Anda mengumpulkan ujian ini dari perangkat ini.'}
        </Fact>
      )}
    </>
  );
};
