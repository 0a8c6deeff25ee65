import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useSession } from '../../core/session/session-view.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { useSaveRecord } from './use-attempt-files.ts';

interface RecordDownloadProps {
  readonly all: Exams;
  readonly exam: Exam;
  /** Null after a later visit: then the page no longer has the texts of the answers. */
  readonly attempt: RunningAttempt | null;
}

/** The record of an exam, with which the body decides a dispute. */
export const RecordDownload = ({ all, exam, attempt }: RecordDownloadProps) => {
  const user = useSession().candidate?.id ?? '';
  const { failed } = useAlerts();
  const saveRecord = useSaveRecord(all, exam, user, attempt);
  const [withTexts, setWithTexts] = useState(false);
  const [missing, setMissing] = useState(false);
  const download = (): void => {
    saveRecord(withTexts).then((saved) => setMissing(!saved), failed);
  };
  return (
    <Stack $gap={3}>
      <p>
        Catatan ujian memuat apa yang Anda tekan, apa yang dikatakan layar, dan apa yang diterima server, tanpa isi
        jawaban. Berikan kepada LSP bila ada yang dipersoalkan.
      </p>
      {attempt && <Checkbox label="Sertakan isi jawaban saya" checked={withTexts} onChecked={setWithTexts} />}
      <div>
        <Button variant="secondary" onClick={download}>
          <FileText size={18} aria-hidden="true" />
          Unduh catatan ujian
        </Button>
      </div>
      <p {...politely}>
        {missing && 'Di perangkat ini tidak ada catatan ujian ini. Pakai perangkat tempat Anda mengerjakannya.'}
      </p>
    </Stack>
  );
};
