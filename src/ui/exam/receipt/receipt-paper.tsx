import { styled } from 'styled-components';
import type { Exam, ExamKind, ExamReceipt, Exams } from '../../../domain/exam/exam.ts';
import { PaperDocument } from '../../document/paper-document.tsx';
import { PaperFacts } from '../../document/paper-facts.tsx';
import { longDateTime } from '../../format/date.ts';
import { examName } from '../../running-exam/exam-name.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/theme.ts';
import { minutesText } from '../exam-text.ts';
import { DigestText } from './receipt-digest.tsx';

const OnPaper = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.screen} {
    display: none;
  }
`;

/** Official form of each exam kind (domain: Official forms). */
const codes: Readonly<Record<ExamKind, string>> = {
  written: 'FR.IA.05',
  essay: 'FR.IA.06',
  observation: 'FR.IA.01',
  demonstration: 'FR.IA.02',
};

const answeredTitles: Readonly<Record<ExamKind, string>> = {
  written: 'Soal yang dijawab',
  essay: 'Soal yang dijawab',
  observation: 'Soal yang dijawab',
  demonstration: 'Tugas yang diunggah',
};

const answeredText = ({ answered, total }: ExamReceipt): string =>
  answered === null ? '' : total === null ? `${answered}` : `${answered} dari ${total}`;

interface ReceiptPaperProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly receipt: ExamReceipt;
  /** All answers on this device are known to be on the server. */
  readonly proven: boolean;
}

export const ReceiptPaper = ({ all, exam, receipt, proven }: ReceiptPaperProps) => (
  <PaperDocument code={codes[exam.kind]} title={`Tanda Terima ${examName(exam)}`}>
    <p>
      {proven
        ? 'Server telah menerima jawaban ujian berikut.'
        : 'Server mencatat ujian berikut sudah dikumpulkan. Belum terbukti bahwa semua jawaban ada di server.'}{' '}
      Jawaban tidak dapat diubah lagi.
    </p>
    <PaperFacts
      rows={[
        { title: 'Nomor tanda terima', content: receipt.number },
        { title: 'Skema sertifikasi', content: all.scheme.title },
        { title: 'Nomor skema', content: all.scheme.number },
        { title: 'Nama asesi', content: all.candidate },
        { title: 'Nama asesor', content: all.assessor.name },
        { title: 'Waktu pengumpulan', content: receipt.submittedAt && longDateTime(receipt.submittedAt) },
        { title: 'Lama ujian', content: minutesText(exam) },
        { title: answeredTitles[exam.kind], content: answeredText(receipt) },
      ]}
    />
    {receipt.digest !== null && (
      <OnPaper>
        <DigestText digest={receipt.digest} />
      </OnPaper>
    )}
  </PaperDocument>
);
