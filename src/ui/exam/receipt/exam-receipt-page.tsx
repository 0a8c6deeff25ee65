import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam, ExamReceipt, Exams } from '../../../domain/exam/exam.ts';
import { allHandedIn } from '../../../domain/exam/next-exam.ts';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Cluster } from '../../components/layout/cluster.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Badge } from '../../components/text/badge.tsx';
import { PaperActions } from '../../document/paper-actions.tsx';
import { examsAddress, timelineAddress } from '../../running-exam/exam-address.ts';
import { examName } from '../../running-exam/exam-name.ts';
import { space } from '../../theme/theme.ts';
import { useCopy } from '../../use-copy.ts';
import { useSaveLog } from '../attempt/use-attempt-files.ts';
import { examStatus } from '../exam-text.ts';
import { CheckButton, CheckOutcome, useReceiptCheck } from './check-receipt.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';

const Below = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  margin: ${space(5)} auto 0;
  max-inline-size: 56rem;
`;

interface ExamReceiptPageProps {
  readonly all: Exams;
  readonly exam: Exam;
  /** The attempt of this page that has ended; null when it was another page's. */
  readonly attempt: RunningAttempt | null;
  /** What that attempt has left. */
  readonly left: ReactNode;
}

/** An exam that was handed in: its receipt, and what comes next. */
export const ExamReceiptPage = ({ all, exam, attempt, left }: ExamReceiptPageProps) => {
  const { receipt } = exam;
  if (receipt)
    return <Received key={receipt.number} all={all} exam={exam} attempt={attempt} left={left} receipt={receipt} />;
  return (
    <>
      <PageHeading eyebrow={all.scheme.title} title={examName(exam)} />
      {left}
      <EmptyState title="Ujian sudah dikumpulkan" action={<NextStep all={all} />}>
        Server belum memberikan tanda terima ujian ini. Muat ulang halaman ini nanti, atau hubungi asesor.
      </EmptyState>
    </>
  );
};

type LogButtonProps = Pick<ExamReceiptPageProps, 'all' | 'exam'> & { readonly attempt: RunningAttempt };

const Received = ({ all, exam, attempt, left, receipt }: ExamReceiptPageProps & { readonly receipt: ExamReceipt }) => {
  const checking = useReceiptCheck(exam, receipt);
  const copy = useCopy();
  const { label, tone } = examStatus(exam);
  return (
    <>
      {left}
      <PaperActions>
        <Badge $tone={tone}>{label}</Badge>
      </PaperActions>
      <ReceiptPaper all={all} exam={exam} receipt={receipt} />
      <Below data-print="hidden">
        {receipt.digest !== null && <CheckOutcome checking={checking} />}
        <Cluster $justify="space-between">
          <Cluster>
            {receipt.digest !== null && (
              <>
                <CheckButton checking={checking} />
                <CopyButton text={receipt.digest} copy={copy} label="Salin sidik digital" size="medium" />
              </>
            )}
            {attempt && <LogButton attempt={attempt} all={all} exam={exam} />}
          </Cluster>
          <NextStep all={all} />
        </Cluster>
      </Below>
    </>
  );
};

const LogButton = ({ attempt, all, exam }: LogButtonProps) => {
  const saveLog = useSaveLog(attempt, all, exam);
  return (
    <Button variant="quiet" onClick={saveLog}>
      <FileText size={18} aria-hidden="true" />
      Unduh log ujian
    </Button>
  );
};

const NextStep = ({ all }: { readonly all: Exams }) =>
  allHandedIn(all.exams) ? (
    <LinkButton to={timelineAddress(all.trxId)}>Lihat proses sertifikasi</LinkButton>
  ) : (
    <LinkButton to={examsAddress(all.trxId)}>Lanjut ke daftar ujian</LinkButton>
  );
