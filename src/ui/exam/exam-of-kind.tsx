import { useState } from 'react';
import { styled } from 'styled-components';
import type { Exam, ExamKind } from '../../domain/exam/exam.ts';
import { isHandedIn } from '../../domain/exam/next-exam.ts';
import { Callout } from '../components/feedback/callout.tsx';
import { DropDraft } from '../form/draft/drop-draft.tsx';
import { FormQuery } from '../form/page/form-query.tsx';
import { space } from '../theme/theme.ts';
import { useExams } from './exam-data.ts';
import { ExamPage } from './exam-page.tsx';
import { ExamMissing } from './list/exam-missing.tsx';
import { demonstrationDraft } from './practical/demonstration-draft.ts';

export interface ExamOfKindProps {
  readonly trxId: string;
  readonly title: string;
  /** One of which an assessment holds a single exam. */
  readonly kind: Exclude<ExamKind, 'written'>;
}

/** The exam of this kind of an assessment. */
export const ExamOfKind = ({ trxId, title, kind }: ExamOfKindProps) => (
  <FormQuery query={useExams(trxId)} title={title} trxId={trxId} skeleton="exam">
    {(all) => {
      const exam = all.exams.find((each) => each.kind === kind);
      if (!exam) return <ExamMissing title={title} trxId={trxId} />;
      return (
        <>
          {kind === 'demonstration' && isHandedIn(exam) && <UnsentUploads exam={exam} />}
          <ExamPage key={exam.id} all={all} exam={exam} />
        </>
      );
    }}
  </FormQuery>
);

const Place = styled.div`
  margin: 0 auto ${space(5)};
  max-inline-size: 56rem;
`;

/** The device's clock, by which it would be compared, may be wrong: nothing is chosen after the end. */
const unknown: readonly string[] = [];

/** Of a demonstration that was handed in: what still waited here to be uploaded goes, and is named once. */
export const UnsentUploads = ({ exam }: { readonly exam: Exam }) => {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <DropDraft
        form={demonstrationDraft(exam)}
        trxId={exam.trxId}
        closed={unknown}
        onDropped={({ files }) => setNames([...files.values()].map(({ name }) => name))}
      />
      {names.length > 0 && (
        <Place data-print="hidden">
          <Callout tone="caution" live="polite" title={`${names.length} file mungkin tidak sempat terkirim`}>
            {names.join(', ')} masih menunggu di perangkat ini saat demonstrasi dikumpulkan. Cocokkan dengan tanda
            terima, lalu hubungi asesor bila ada yang kurang. File aslinya tetap ada di tempat Anda menyimpannya.
          </Callout>
        </Place>
      )}
    </>
  );
};
