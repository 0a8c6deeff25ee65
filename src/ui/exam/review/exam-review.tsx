import { useEffect } from 'react';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { isCutOff } from '../../../domain/exam/attempt-state.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import { tickCount } from '../../../domain/exam/observation.ts';
import type { ObservedUnit, Question } from '../../../domain/exam/question.ts';
import { reviewFacts } from '../../../domain/exam/review-facts.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { AnswerVersions } from '../attempt/answer-versions.tsx';
import { useAttemptState, useUnsentText } from '../attempt/use-attempt-state.ts';
import type { Submission } from '../attempt/use-submit-answers.ts';
import { useExamChanges } from '../exam-data.ts';
import { deviceOnlyText } from '../exam-text.ts';
import { examKinds, examName } from '../public/exam-kinds.ts';
import { RefusedAnswers } from './refused-answers.tsx';
import { ReviewAnswers } from './review-answers.tsx';
import { ReviewEnd } from './review-end.tsx';
import { Jumps, ReviewPanel } from './review-panel.tsx';
import { ReviewTotals } from './review-totals.tsx';
import { SuspectAnswers } from './suspect-answers.tsx';

export interface ExamReviewProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly questions: readonly Question[];
  readonly units: readonly ObservedUnit[];
  readonly attempt: RunningAttempt;
  readonly submission: Submission;
  readonly disabled: boolean;
  readonly onGo: (index: number) => void;
  readonly onBack: () => void;
}

const finishedText = 'Kumpulkan setelah asesor menyatakan pengamatannya selesai.';

const whatIsMissing = (empty: number, changed: number, refused: number): readonly string[] => {
  if (empty + changed + refused === 0) return ['Semua soal sudah dijawab.'];
  return [
    ...(empty > 0 ? [`${empty} soal belum dijawab dan akan dikumpulkan tanpa jawaban.`] : []),
    ...(changed > 0 ? [`${changed} jawaban dinilai dengan teks yang ada di server.`] : []),
    ...(refused > 0 ? [`${refused} jawaban ditolak server tadi. Jawaban itu dikirim lagi sekarang.`] : []),
  ];
};

export const ExamReview = (props: ExamReviewProps) => {
  const { all, exam, questions, units, attempt, submission, disabled, onGo, onBack } = props;
  const answers = useAttemptState(attempt, 'answers');
  const unsent = useAttemptState(attempt, 'unsent');
  const unsentText = useUnsentText(attempt);
  const deviceOnly = useAttemptState(attempt, 'deviceOnly');
  const cutOff = isCutOff(useAttemptState(attempt, 'connection'));
  const { answered, empty, doubtful, contested, changed, refused } = reviewFacts(questions, answers);
  const { total, ticked } = tickCount(units);
  const unjudged = ticked < total && `${total - ticked} dari ${total} kriteria belum dinilai asesor`;
  const { askContent } = useExamChanges();
  useLostFocus(contested.length + changed.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, because the assessor may have judged more than the page has heard of
  useEffect(() => {
    if (units.length > 0) askContent(exam).catch(() => undefined); // what is known is shown anyway
  }, []);
  return (
    <>
      <PageHeading
        eyebrow={[all.scheme.title, examName(exam)].filter(Boolean).join(' · ')}
        title="Periksa jawaban"
        lead="Belum ada yang dikumpulkan. Anda masih dapat kembali ke soal selama waktu belum habis."
      />
      <Stack $gap={5}>
        <ReviewTotals
          total={questions.length}
          answered={answered}
          empty={empty.length}
          refused={refused.length}
          doubtful={doubtful.length}
          unsent={unsent}
        />
        {contested.length > 0 && (
          <ReviewPanel title="Jawaban berbeda dari perangkat lain">
            <p>Soal ini dijawab di lebih dari satu perangkat. Pilih jawaban yang Anda maksud.</p>
            {contested.map((each) => (
              <AnswerVersions key={each.question.id} contested={each} attempt={attempt} disabled={disabled} />
            ))}
          </ReviewPanel>
        )}
        {changed.length > 0 && (
          <ReviewPanel title="Teks di server berbeda">
            <p>
              Server menyimpan jawaban ini dengan kata atau tanda yang lain. Pilih teks server, atau ubah jawaban Anda.
            </p>
            {changed.map((each) => (
              <AnswerVersions key={each.question.id} contested={each} attempt={attempt} disabled={disabled} />
            ))}
          </ReviewPanel>
        )}
        {refused.length > 0 && (
          <RefusedAnswers
            exam={exam}
            refused={refused}
            submission={submission}
            deviceOnly={deviceOnly}
            disabled={disabled}
          />
        )}
        {submission.blocked?.certain === false && (
          <SuspectAnswers
            blocked={submission.blocked}
            questions={questions}
            answers={answers}
            submission={submission}
            disabled={disabled}
          />
        )}
        {empty.length > 0 && (
          <ReviewPanel title="Belum dijawab">
            <Jumps questions={empty} onGo={onGo} />
          </ReviewPanel>
        )}
        {doubtful.length > 0 && (
          <ReviewPanel title="Ditandai ragu-ragu">
            <Jumps questions={doubtful} onGo={onGo} />
          </ReviewPanel>
        )}
        {unjudged && (
          <Callout tone="caution" title={unjudged}>
            {finishedText}
          </Callout>
        )}
        {!unjudged && empty.length + doubtful.length + contested.length + changed.length + refused.length === 0 && (
          <Callout tone="positive">Semua soal sudah dijawab, dan tidak ada yang ditandai ragu-ragu.</Callout>
        )}
        {deviceOnly && unsent > 0 && <Callout tone="caution">{deviceOnlyText}</Callout>}
        {unsent > 0 && (cutOff || [...answers.values()].some(({ phase }) => phase === 'failing')) && (
          <Callout tone="caution">
            {unsentText} belum terkirim, dan ikut dikirim saat Anda menekan Kumpulkan ujian.
          </Callout>
        )}
        <ReviewAnswers questions={questions} answers={answers} onGo={onGo} />
        <ReviewEnd
          submission={submission}
          disabled={disabled}
          safe="Jawaban Anda tetap tersimpan."
          backLabel="Kembali ke soal"
          onBack={onBack}
        >
          {whatIsMissing(empty.length, changed.length, refused.length).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {doubtful.length > 0 && <p>{doubtful.length} soal masih ditandai ragu-ragu.</p>}
          {examKinds[exam.kind].work === 'observation' && (
            <p>
              {unjudged
                ? `${unjudged}.`
                : total > 0
                  ? 'Semua kriteria sudah dinilai asesor.'
                  : 'Kriteria dinilai asesor.'}{' '}
              {(unjudged || total === 0) && finishedText}
            </p>
          )}
          <p>Setelah dikumpulkan, jawaban tidak dapat diubah lagi.</p>
        </ReviewEnd>
      </Stack>
    </>
  );
};
