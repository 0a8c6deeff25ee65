import { styled } from 'styled-components';
import type { Exam, ExamKind, ExamReceipt, Exams } from '../../../domain/exam/exam.ts';
import { PaperDocument } from '../../document/paper-document.tsx';
import { PaperFacts } from '../../document/paper-facts.tsx';
import { longDateTime } from '../../format/date.ts';
import { examName } from '../../running-exam/exam-name.ts';
import { fontSize, space } from '../../theme/theme.ts';

/** A digest in groups of eight, so that two of them can be compared by eye. */
const digestGroups = (digest: string): readonly string[] => digest.match(/.{1,8}/g) ?? [];

const Digest = styled.code`
  display: grid;
  font-family: ui-monospace, SFMono-Regular, Consolas, 'Liberation Mono', monospace;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: repeat(4, max-content);
  word-spacing: normal;
`;

const Note = styled.p`
  font-size: ${fontSize.small};
`;

/** The official form behind an exam (domain: Official forms). */
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

const DigestGroups = ({ digest }: { readonly digest: string }) => (
  <Digest>
    {digestGroups(digest).map((group, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups can be the same, and none moves
      <span key={place}>{group}</span>
    ))}
  </Digest>
);

interface ReceiptPaperProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly receipt: ExamReceipt;
}

/** What the candidate keeps of an exam that was handed in. */
export const ReceiptPaper = ({ all, exam, receipt }: ReceiptPaperProps) => (
  <PaperDocument code={codes[exam.kind]} title={`Tanda Terima ${examName(exam)}`}>
    <p>Server telah menerima jawaban ujian berikut. Jawaban tidak dapat diubah lagi.</p>
    <PaperFacts
      rows={[
        { title: 'Nomor tanda terima', content: receipt.number },
        { title: 'Skema sertifikasi', content: all.scheme.title },
        { title: 'Nomor skema', content: all.scheme.number },
        { title: 'Nama asesi', content: all.candidate },
        { title: 'Nama asesor', content: all.assessor.name },
        { title: 'Waktu pengumpulan', content: receipt.submittedAt && longDateTime(receipt.submittedAt) },
        { title: answeredTitles[exam.kind], content: answeredText(receipt) },
        ...(receipt.digest === null
          ? []
          : [{ title: 'Sidik digital jawaban (SHA-256)', content: <DigestGroups digest={receipt.digest} /> }]),
      ]}
    />
    {receipt.digest !== null && (
      <Note>
        Sidik digital dihitung dari seluruh jawaban. Bila satu huruf saja dalam jawaban berubah, sidiknya menjadi lain.
      </Note>
    )}
  </PaperDocument>
);
