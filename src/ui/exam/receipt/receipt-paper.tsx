import { styled } from 'styled-components';
import { type Exam, type ExamReceipt, type Exams, whyCollected } from '../../../domain/exam/exam.ts';
import { PaperDocument } from '../../forms/document/paper-document.tsx';
import { PaperFacts } from '../../forms/document/paper-facts.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';
import { lengthText } from '../exam-text.ts';
import { examKinds, examName } from '../public/exam-kinds.ts';
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

const collectedText = { time: ', otomatis karena waktu habis', staff: ', oleh LSP' } as const;

const submittedText = (exam: Exam, receipt: ExamReceipt, { day }: Exams): string | null => {
  const why = whyCollected(exam, receipt);
  return receipt.submittedAt && `${longDateTime(receipt.submittedAt, day?.zone)}${why ? collectedText[why] : ''}`;
};

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
        ...(exam.startedAt ? [{ title: 'Waktu mulai', content: longDateTime(exam.startedAt, all.day?.zone) }] : []),
        { title: 'Waktu pengumpulan', content: submittedText(exam, receipt, all) },
        { title: 'Lama ujian', content: lengthText(exam, all.day?.zone) },
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
