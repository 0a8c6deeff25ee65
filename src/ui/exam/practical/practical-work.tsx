import { ClipboardCheck } from 'lucide-react';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamPaper } from '../../../domain/exam/question.ts';
import { Button } from '../../components/button/button.tsx';
import { Cluster } from '../../components/layout/cluster.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { examName } from '../../running-exam/exam-name.ts';
import type { AnswerSource } from '../attempt/answer-source.ts';
import { examPurpose } from '../exam-text.ts';
import { QuestionSheet } from '../questions/question-sheet.tsx';
import type { Sheet } from '../questions/use-sheet.ts';
import { DeviceClockNotice } from '../timer/device-clock-notice.tsx';
import { DemonstrationBody } from './demonstration-body.tsx';
import { ObservationBody } from './observation-body.tsx';

export interface PracticalWorkProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly paper: ExamPaper;
  readonly source: AnswerSource;
  readonly sheet: Sheet;
  /** Nothing can be answered or uploaded. */
  readonly disabled: boolean;
  /** Because another tab has the exam open. */
  readonly elsewhere: boolean;
  readonly onReview: () => void;
}

/** An observation or a demonstration while its time runs, and the way to its submission. */
export const PracticalWork = (props: PracticalWorkProps) => {
  const { all, exam, paper, source, sheet, disabled, elsewhere, onReview } = props;
  const review = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={onReview}>
      <ClipboardCheck size={18} aria-hidden="true" />
      Periksa dan kumpulkan
    </Button>
  );
  return (
    <>
      <PageHeading
        eyebrow={all.scheme.title}
        title={examName(exam)}
        lead={examPurpose(exam.kind)}
        actions={review('secondary')}
      />
      <Stack $gap={8}>
        <DeviceClockNotice />
        {exam.kind === 'demonstration' ? (
          <DemonstrationBody exam={exam} paper={paper} closed={disabled} elsewhere={elsewhere} sheet={sheet} />
        ) : (
          <ObservationBody
            paper={paper}
            questions={
              paper.questions.length > 0 && (
                <QuestionSheet questions={paper.questions} source={source} sheet={sheet} disabled={disabled} timed />
              )
            }
          />
        )}
        <Cluster $justify="end">{review('primary')}</Cluster>
      </Stack>
    </>
  );
};
