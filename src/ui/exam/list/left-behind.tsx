import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { Left } from '../../../application/exam/attempt/left-answers.ts';
import type { Sitting } from '../../../application/exam/attempt/sitting.ts';
import { examTokens } from '../../../application/exam/tokens.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { Button } from '../../components/button/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useServices } from '../../services.tsx';
import { space } from '../../theme/theme.ts';
import { useSaveCopy, useSaveUnsent } from '../attempt/use-sitting-files.ts';
import { useSittingState } from '../attempt/use-sitting-state.ts';

/** The answers of an exam on this device that the server has not taken; null when there are none, and until that is known. */
const useLeftAnswers = (exam: Exam, user: string): Left | null => {
  const services = useServices();
  const { trxId, id, startedAt } = exam;
  const { data = null } = useQuery({
    queryKey: ['exam', 'left', user, trxId, id, startedAt],
    queryFn: async () => (await services.resolve(examTokens.leftAnswers))(user, exam),
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
  /** The sitting of this page; null when it was another page's. */
  readonly sitting: Sitting | null;
}

/** Answers of a sitting that has ended, which the server does not have: they can be kept as a file. */
export const LeftBehind = ({ sitting, ...of }: LeftBehindProps) =>
  sitting ? <InPage sitting={sitting} {...of} /> : <OnDevice {...of} />;

const InPage = ({ sitting, exam, user }: LeftBehindProps & { readonly sitting: Sitting }) => {
  const unsent = useSittingState(sitting, 'unsent');
  const left = unsent + useSittingState(sitting, 'refused');
  const saveUnsent = useSaveUnsent(sitting, exam);
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
    <Notice
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
    </Notice>
  </Place>
);
