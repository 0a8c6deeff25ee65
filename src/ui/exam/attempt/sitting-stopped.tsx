import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ApiFailure } from '../../../application/api-failure.ts';
import type { Sitting } from '../../../application/exam/attempt/sitting.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { Button } from '../../components/button/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { failureText, statusText } from '../../failure-text.ts';
import { layer, space } from '../../theme/theme.ts';
import { useKeptFocus } from '../questions/use-kept-focus.ts';
import { useSaveUnsent } from './use-sitting-files.ts';
import { useSittingState } from './use-sitting-state.ts';

const Notices = styled.div`
  display: grid;
  gap: ${space(3)};
  inset-block-start: 5rem; /* below the header */
  margin-block-start: ${space(3)}; /* the strip below the header covers no heading */
  position: sticky;
  z-index: ${layer.sticky - 1};

  &:not(:empty) {
    margin-block-end: ${space(5)};
  }
`;

interface SittingStoppedProps {
  readonly sitting: Sitting;
  readonly exam: Exam;
  /** The assessor's name. */
  readonly assessor: string;
  /** A notice is gone that had the focus. */
  readonly onGone: () => void;
}

/** Why nothing can be answered here: another tab does, or the assessor has closed the exam. */
export const SittingStopped = ({ sitting, exam, assessor, onGone }: SittingStoppedProps) => {
  const reading = useSittingState(sitting, 'role') === 'reading';
  const closed = useSittingState(sitting, 'closed');
  return (
    <Notices ref={useKeptFocus(onGone)} data-print="hidden">
      {closed !== null && <Closed reason={closed} sitting={sitting} exam={exam} assessor={assessor} />}
      {closed === null && reading && <Elsewhere sitting={sitting} exam={exam} />}
    </Notices>
  );
};

const SaveUnsent = ({ sitting, exam }: Pick<SittingStoppedProps, 'sitting' | 'exam'>) => {
  const unsent = useSittingState(sitting, 'unsent') + useSittingState(sitting, 'refused');
  const saveUnsent = useSaveUnsent(sitting, exam);
  if (unsent === 0) return null;
  return (
    <Button size="small" variant="secondary" onClick={saveUnsent}>
      <Download size={16} aria-hidden="true" />
      Unduh {unsent} jawaban yang belum terkirim
    </Button>
  );
};

type ClosedProps = Omit<SittingStoppedProps, 'onGone'> & { readonly reason: ApiFailure };

const Closed = ({ reason, sitting, exam, assessor }: ClosedProps) => {
  const title = statusText(403);
  const { text } = failureText(reason);
  return (
    <Notice
      tone="critical"
      title={title}
      live="assertive"
      action={
        <>
          <Button size="small" variant="secondary" onClick={() => sitting.resume()}>
            Coba lagi
          </Button>
          <SaveUnsent sitting={sitting} exam={exam} />
        </>
      }
    >
      {text !== title && `${text} `}
      Ujian ini tidak dapat dijawab lagi. Hubungi asesor{assessor && ` ${assessor}`}.
    </Notice>
  );
};

const Elsewhere = ({ sitting, exam }: Pick<SittingStoppedProps, 'sitting' | 'exam'>) => {
  const overtaken = useSittingState(sitting, 'overtaken');
  const [busy, setBusy] = useState(false);
  const takeOver = async () => {
    setBusy(true);
    await sitting.takeOver();
    setBusy(false);
  };
  return (
    <Notice
      tone="caution"
      title="Ujian ini terbuka di tab lain"
      live="assertive"
      action={
        <>
          <Button size="small" busy={busy} onClick={() => void takeOver()}>
            Lanjutkan di sini
          </Button>
          {overtaken && <SaveUnsent sitting={sitting} exam={exam} />}
        </>
      }
    >
      {overtaken
        ? 'Jawaban terakhir di tab ini belum sempat disimpan. Catat dahulu sebelum melanjutkan di sini.'
        : 'Jawaban di bawah ini hanya dapat dibaca. Lanjutkan di sini untuk menjawab dengan jawaban terbaru.'}
    </Notice>
  );
};
