import { styled } from 'styled-components';
import type { Exam, ExamReceipt, Exams } from '../../../domain/exam/exam.ts';
import { PaperDocument } from '../../document/paper-document.tsx';
import { PaperFacts } from '../../document/paper-facts.tsx';
import { placeText } from '../../format/place.ts';
import { zonedDateTime } from '../../format/zoned-time.ts';
import { examKinds, examName } from '../../running-exam/exam-kinds.ts';
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

const answeredText = ({ answered, total }: ExamReceipt): string =>
  answered === null ? '' : total === null ? `${answered}` : `${answered} dari ${total}`;

interface ReceiptPaperProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly receipt: ExamReceipt;
  /** True if all answers on this device are known to be on the server. */
  readonly proven: boolean;
}

export const ReceiptPaper = ({ all, exam, receipt, proven }: ReceiptPaperProps) => (
  <PaperDocument code={examKinds[exam.kind].form} title={`Tanda Terima ${examName(exam)}`}>
    <p>
      {proven
        ? 'Server telah menerima jawaban ujian berikut.'
        : 'Server mencatat ujian berikut sudah dikumpulkan, tetapi belum memastikan bahwa semua jawaban ada di sana.'}{' '}
      Jawaban tidak dapat diubah lagi.
    </p>
    <PaperFacts
      rows={[
        { title: 'Nomor tanda terima', content: receipt.number },
        { title: 'Skema sertifikasi', content: all.scheme.title },
        { title: 'Nomor skema', content: all.scheme.number },
        { title: 'Nama asesi', content: all.candidate },
        { title: 'Nama asesor', content: all.assessor.name },
        ...(all.day ? [{ title: 'Tempat uji kompetensi', content: placeText(all.day.siteName, all.day.city) }] : []),
        {
          title: 'Waktu pengumpulan',
          content: receipt.submittedAt && zonedDateTime(receipt.submittedAt, all.day?.zone),
        },
        { title: 'Lama ujian', content: minutesText(exam) },
        { title: examKinds[exam.kind].answeredTitle, content: answeredText(receipt) },
      ]}
    />
    {receipt.digest !== null && (
      <OnPaper>
        <DigestText digest={receipt.digest} />
      </OnPaper>
    )}
  </PaperDocument>
);
