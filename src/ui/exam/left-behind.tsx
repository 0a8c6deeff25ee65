import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { Sitting } from '../../application/exam/sitting.ts';
import type { Exam } from '../../domain/exam/exam.ts';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { space } from '../theme/theme.ts';
import { useSaveUnsent } from './use-sitting-files.ts';
import { useSittingState } from './use-sitting-state.ts';

const Place = styled.div`
  margin: 0 auto ${space(5)};
  max-inline-size: 56rem;
`;

interface LeftBehindProps {
  readonly sitting: Sitting;
  readonly exam: Exam;
}

/** Answers of a sitting that has ended, which the server does not have: they can be kept as a file. */
export const LeftBehind = ({ sitting, exam }: LeftBehindProps) => {
  const left = useSittingState(sitting, 'unsent') + useSittingState(sitting, 'refused');
  const saveUnsent = useSaveUnsent(sitting, exam);
  if (left === 0) return null;
  return (
    <Place data-print="hidden">
      <Notice
        tone="caution"
        live="polite"
        title={`${left} jawaban di perangkat ini tidak diterima server`}
        action={
          <Button size="small" variant="secondary" onClick={saveUnsent}>
            <Download size={16} aria-hidden="true" />
            Unduh jawaban
          </Button>
        }
      >
        Simpan jawaban itu sebagai berkas, lalu hubungi asesor bila Anda ingin jawaban itu dipertimbangkan.
      </Notice>
    </Place>
  );
};
