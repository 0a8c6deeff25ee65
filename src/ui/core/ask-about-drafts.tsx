import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import type { UnsentHere } from '../../application/exam/attempt/unsent-answers.ts';
import { Button } from '../kit/components/button/button.tsx';
import { politely } from '../kit/components/feedback/politely.ts';
import { ConfirmDialog } from '../kit/components/overlay/confirm-dialog.tsx';
import { space } from '../kit/theme/theme.ts';
import { unsentText } from './unsent-text.ts';

const Copy = styled.div`
  margin-block-start: ${space(4)};
`;

interface QuestionProps {
  readonly unsent: UnsentHere;
  readonly onSave: () => Promise<void>;
  readonly onAnswer: (go: boolean) => void;
}

const Question = ({ unsent, onSave, onAnswer }: QuestionProps) => {
  const [saved, setSaved] = useState('');
  const { title, text } = unsentText(unsent);
  const save = () =>
    onSave().then(
      () => setSaved('Jawaban sudah diunduh sebagai file.'),
      () => setSaved('Jawaban belum bisa diunduh. Coba lagi.'),
    );
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Keluar"
      cancelLabel="Tetap di sini"
      danger
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {text}
      {unsent.exams.length > 0 && (
        <Copy>
          <Button size="small" variant="secondary" onClick={() => void save()}>
            <Download size={16} aria-hidden="true" />
            Unduh jawaban
          </Button>
          <p {...politely}>{saved}</p>
        </Copy>
      )}
    </ConfirmDialog>
  );
};

/**
 * Confirms a log-out that deletes drafts (fault matrix 63); resolves to true to proceed. `save` downloads the answers of its exams and
 * rejects on failure. Renders in a separate React root, because the page that started the log-out may unmount. `gone` cancels it.
 */
export const askAboutDrafts = (unsent: UnsentHere, save: () => Promise<void>, gone: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const answer = (go: boolean) => {
      root.unmount();
      place.remove();
      resolve(go);
    };
    gone.addEventListener('abort', () => answer(false), { once: true });
    root.render(<Question unsent={unsent} onSave={save} onAnswer={answer} />);
  });
