import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ApiFailure } from '../../../application/api-failure.ts';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { failureText, statusText } from '../../core/failure-text.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { media } from '../../kit/theme/media.ts';
import { layer, space } from '../../kit/theme/theme.ts';
import { assessorAtEnd } from '../exam-text.ts';
import { useKeptFocus } from '../questions/use-kept-focus.ts';
import { useSaveUnsent } from './use-attempt-files.ts';
import { useAttemptState } from './use-attempt-state.ts';

/** Not sticky in a low window, because a sticky notice would leave no room to read. */
const Notices = styled.div`
  display: grid;
  gap: ${space(3)};
  inset-block-start: 5rem; /* below the header */
  position: sticky;
  z-index: ${layer.sticky - 1};

  &:not(:empty) {
    margin-block: ${space(3)} ${space(5)}; /* so that the strip below the header covers no heading */
  }

  ${media.low} {
    position: static;

    &:not(:empty) {
      margin-block-end: ${space(10)};
    }
  }
`;

interface AttemptStoppedProps {
  readonly attempt: RunningAttempt;
  readonly exam: Exam;
  readonly assessor: string;
  readonly onGone: () => void;
}

export const AttemptStopped = ({ attempt, exam, assessor, onGone }: AttemptStoppedProps) => {
  const reading = useAttemptState(attempt, 'role') === 'reading';
  const closed = useAttemptState(attempt, 'closed');
  return (
    <Notices ref={useKeptFocus(onGone)} data-print="hidden">
      {closed !== null && <Closed reason={closed} attempt={attempt} exam={exam} assessor={assessor} />}
      {closed === null && reading && <Elsewhere attempt={attempt} exam={exam} />}
    </Notices>
  );
};

const SaveUnsent = ({ attempt, exam }: Pick<AttemptStoppedProps, 'attempt' | 'exam'>) => {
  const unsent = useAttemptState(attempt, 'unsent') + useAttemptState(attempt, 'refused');
  const saveUnsent = useSaveUnsent(attempt, exam);
  if (unsent === 0) return null;
  return (
    <Button size="small" variant="secondary" onClick={saveUnsent}>
      <Download size={16} aria-hidden="true" />
      Unduh {unsent} jawaban yang belum terkirim
    </Button>
  );
};

type ClosedProps = Omit<AttemptStoppedProps, 'onGone'> & { readonly reason: ApiFailure };

const Closed = ({ reason, attempt, exam, assessor }: ClosedProps) => {
  const title = statusText(403);
  const { text } = failureText(reason);
  return (
    <Callout
      tone="critical"
      title={title}
      live="assertive"
      action={
        <>
          <Button size="small" variant="secondary" onClick={() => attempt.resume()}>
            Coba lagi
          </Button>
          <SaveUnsent attempt={attempt} exam={exam} />
        </>
      }
    >
      {text !== title && `${text} `}
      Ujian ini sedang tidak dapat dijawab. Hubungi {assessorAtEnd(assessor)}
    </Callout>
  );
};

const Elsewhere = ({ attempt, exam }: Pick<AttemptStoppedProps, 'attempt' | 'exam'>) => {
  const overtaken = useAttemptState(attempt, 'overtaken');
  const [busy, setBusy] = useState(false);
  const takeOver = async () => {
    setBusy(true);
    await attempt.takeOver();
    setBusy(false);
  };
  return (
    <Callout
      tone="caution"
      title="Ujian ini terbuka di tab lain"
      live="assertive"
      action={
        <>
          <Button size="small" busy={busy} onClick={() => void takeOver()}>
            Lanjutkan di sini
          </Button>
          {overtaken && <SaveUnsent attempt={attempt} exam={exam} />}
        </>
      }
    >
      {overtaken
        ? 'Jawaban terakhir di tab ini belum sempat disimpan. Catat dahulu sebelum melanjutkan di sini.'
        : 'Jawaban di bawah ini hanya dapat dibaca. Lanjutkan di sini untuk menjawab dengan jawaban terbaru.'}
    </Callout>
  );
};
