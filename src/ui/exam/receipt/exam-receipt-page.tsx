import { styled } from 'styled-components';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { type Exam, type ExamReceipt, type Exams, whyCollected } from '../../../domain/exam/exam.ts';
import { allHandedIn, nextExam } from '../../../domain/exam/next-exam.ts';
import { problemsOf } from '../../../domain/exam/question-problem.ts';
import { HandedIn } from '../../assessment/public/next-step/handed-in.tsx';
import { stageAddress } from '../../assessment/public/next-step/stage-address.ts';
import { useConfig } from '../../core/config-context.ts';
import { PaperActions } from '../../forms/document/paper-actions.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { Disclosure } from '../../kit/components/layout/disclosure.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { space } from '../../kit/theme/theme.ts';
import { RecordDownload } from '../attempt/record-download.tsx';
import { examStatus } from '../exam-text.ts';
import { examAddress, timelineAddress } from '../public/exam-address.ts';
import { examName } from '../public/exam-kinds.ts';
import { ProblemList } from '../public/problem-list.tsx';
import { useProblemDesk } from '../public/use-problem-desk.ts';
import { ReceiptDigest } from './receipt-digest.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';

const Above = styled.div`
  margin: 0 auto ${space(5)};
  max-inline-size: 56rem;
`;

const Below = styled(Above)`
  margin-block: ${space(5)} 0;
`;

export interface ExamReceiptPageProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly attempt: RunningAttempt | null;
  readonly proven: boolean;
  readonly justNow: boolean;
}

const ExamReceiptPage = (props: ExamReceiptPageProps) => {
  const { all, exam } = props;
  const { receipt } = exam;
  if (receipt) return <Received key={receipt.number} {...props} receipt={receipt} />;
  return (
    <>
      <PageHeading eyebrow={all.scheme.title} title={examName(exam)} />
      {exam.status === 'assessed' ? (
        <EmptyState
          title="Ujian sudah dinilai"
          action={<LinkButton to={stageAddress('result', all.trxId)}>Lihat hasil asesmen</LinkButton>}
        >
          Server tidak memberikan tanda terima ujian ini. Hubungi LSP bila Anda memerlukannya.
        </EmptyState>
      ) : (
        <EmptyState title="Ujian sudah dikumpulkan" action={<NextStep all={all} />}>
          Server belum memberikan tanda terima ujian ini. Muat ulang halaman ini nanti, atau hubungi asesor.
        </EmptyState>
      )}
    </>
  );
};

const doneText = {
  candidate: 'sudah dikumpulkan',
  time: 'dikumpulkan otomatis karena waktu habis',
  staff: 'dikumpulkan LSP',
} as const;

type ReceivedProps = ExamReceiptPageProps & { readonly receipt: ExamReceipt };

const Received = ({ all, exam, attempt, proven, justNow, receipt }: ReceivedProps) => {
  const { label, tone } = examStatus(exam);
  const time = useConfig().times.exams;
  const next = nextExam(all.exams);
  const success = justNow && proven;
  return (
    <>
      {success && (
        <Above data-print="hidden">
          <HandedIn
            trxId={all.trxId}
            done={`${examName(exam)} ${doneText[whyCollected(exam, receipt) ?? 'candidate']}`}
            at={receipt.submittedAt}
            next={<NextStep all={all} />}
          >
            {next && <p>Langkah Anda berikutnya: {examName(next)}.</p>}
            {allHandedIn(all) && (
              <p>
                Semua ujian di portal sudah dikumpulkan. Tanyakan kepada asesor apakah masih ada wawancara atau
                pertanyaan lisan; bila tidak, Anda boleh pulang.
              </p>
            )}
            <p>
              Asesor menilai jawaban Anda{allHandedIn(all) ? '' : ' setelah semua ujian dikumpulkan'}, biasanya dalam{' '}
              {time}. Kami memberi tahu Anda lewat notifikasi begitu hasilnya terbit.
            </p>
          </HandedIn>
        </Above>
      )}
      <PaperActions>
        <Cluster>
          <Badge $tone={tone}>{label}</Badge>
          {!success && <NextStep all={all} />}
        </Cluster>
      </PaperActions>
      <ReceiptPaper all={all} exam={exam} receipt={receipt} proven={proven} />
      <ExamProblems exam={exam} />
      <Below data-print="hidden">
        <Disclosure title="Rincian tanda terima">
          <Stack $gap={4}>
            {receipt.digest !== null && <ReceiptDigest exam={exam} receipt={receipt} digest={receipt.digest} />}
            <RecordDownload all={all} exam={exam} attempt={attempt} />
          </Stack>
        </Disclosure>
      </Below>
    </>
  );
};

const ExamProblems = ({ exam }: { readonly exam: Exam }) => {
  const { kept } = useProblemDesk(exam.trxId);
  const problems = problemsOf(exam.id, kept, exam.problems);
  if (problems.length === 0) return null;
  return (
    <Below as="section" aria-label="Masalah yang Anda laporkan">
      <h2>Masalah yang Anda laporkan</h2>
      <ProblemList problems={problems} />
    </Below>
  );
};

const NextStep = ({ all }: { readonly all: Exams }) => {
  const next = nextExam(all.exams);
  return (
    <LinkButton to={next ? examAddress(next) : timelineAddress(all.trxId)} variant="accent" size="small">
      Lanjut ke {next ? examName(next) : 'proses sertifikasi'}
    </LinkButton>
  );
};

export default ExamReceiptPage;
