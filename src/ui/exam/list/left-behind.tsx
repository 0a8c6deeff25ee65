import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Left } from '../../../application/exam/attempt/unsent-answers-of-exam.ts';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { Button } from '../../components/button/button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { useServices } from '../../services.tsx';
import { space } from '../../theme/theme.ts';
import { useSaveCopy, useSaveUnsent } from '../attempt/use-attempt-files.ts';
import { useAttemptState } from '../attempt/use-attempt-state.ts';

/** The answers of an exam on this device that the server has not taken; null when there are none, and until that is known. */
const useLeftAnswers = (exam: Exam, user: string): Left | null => {
  const services = useServices();
  const { trxId, id, startedAt } = exam;
  const { data = null } = useQuery({
    queryKey: ['exam', 'left', user, trxId, id, startedAt],
    queryFn: async () => (await services.resolve(examAttemptTokens.unsentAnswersOfExam))(user, exam),
    gcTime: 0,
    networkMode: 'always',
    staleTime: 0,
  });
  return data;
};

const Place = styled.div`
  margin: 0 auto ${space(5)};
  max-inline-size: 56rem;
`;

interface LeftBehindProps {
  readonly exam: Exam;
  /** The id of the candidate. */
  readonly user: string;
  /** The attempt of this page; null when it was another page's. */
  readonly attempt: RunningAttempt | null;
}

/** Answers of an attempt that has ended, which the server does not have: they can be kept as a file. */
export const LeftBehind = ({ attempt, ...of }: LeftBehindProps) =>
  attempt ? <InPage attempt={attempt} {...of} /> : <OnDevice {...of} />;

const InPage = ({ attempt, exam, user }: LeftBehindProps & { readonly attempt: RunningAttempt }) => {
  const unsent = useAttemptState(attempt, 'unsent');
  const left = unsent + useAttemptState(attempt, 'refused');
  const saveUnsent = useSaveUnsent(attempt, exam);
  if (left === 0) return <OnDevice exam={exam} user={user} />; // another tab may have written
  return <LeftNotice title={leftText(left, unsent === 0)} onSave={saveUnsent} />; // the reply alone may have been lost
};

const OnDevice = ({ exam, user }: Pick<LeftBehindProps, 'exam' | 'user'>) => {
  const left = useLeftAnswers(exam, user);
  const save = useSaveCopy(exam);
  if (!left) return null;
  return <LeftNotice title={leftText(left.count, left.certain)} onSave={() => save(left.copy)} />;
};

const leftText = (count: number, certain: boolean): string =>
  `${count} jawaban di perangkat ini ${certain ? 'tidak' : 'mungkin belum'} diterima server`;

const LeftNotice = ({ title, onSave }: { readonly title: string; readonly onSave: () => void }) => (
  <Place data-print="hidden">
    <Callout
      tone="caution"
      live="polite"
      title={title}
      action={
        <Button size="small" variant="secondary" onClick={onSave}>
          <Download size={16} aria-hidden="true" />
          Unduh jawaban
        </Button>
      }
    >
      Simpan jawaban itu sebagai file, lalu hubungi asesor bila Anda ingin jawaban itu dipertimbangkan.
    </Callout>
  </Place>
);
