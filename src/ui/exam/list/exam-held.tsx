import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { DeviceReady } from '../rehearsal/device-ready.tsx';
import { useExamCheck } from './use-exam-check.ts';

interface ExamHeldProps {
  readonly all: Exams;
  readonly exam: Exam;
}

/** Stands where the start will be, until the assessor lets the exam begin. */
export const ExamHeld = ({ all, exam }: ExamHeldProps) => {
  const { busy, unchanged, check } = useExamCheck(exam);
  const { name } = all.assessor;
  return (
    <>
      <Callout title={`Menunggu ${name ? `asesor ${name}` : 'asesor'}`}>
        <p>{exam.note ?? 'Ujian ini dimulai bersama-sama begitu asesor melepasnya.'} Waktu belum berjalan.</p>
        {exam.coded && <p>Untuk memulai, Anda nanti memasukkan kode dari asesor.</p>}
        <p>Halaman ini berubah sendiri. Tetaplah di sini.</p>
      </Callout>
      <DeviceReady narrow otherwise={<p>Perangkat ini belum diperiksa. Sambil menunggu, buka Gladi bersih.</p>} />
      <Button wide variant="secondary" busy={busy} onClick={check}>
        Periksa apakah ujian sudah dilepas
      </Button>
      <p {...politely}>{unchanged && 'Asesor belum melepas ujian ini.'}</p>
    </>
  );
};
