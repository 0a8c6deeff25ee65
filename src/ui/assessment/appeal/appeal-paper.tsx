import { styled } from 'styled-components';
import { type AppealForm, appealQuestions, type SentAppeal } from '../../../domain/assessment/appeal.ts';
import { useZone } from '../../core/zone-context.ts';
import { PaperDocument } from '../../forms/document/paper-document.tsx';
import { PaperFacts } from '../../forms/document/paper-facts.tsx';
import { PaperSignatures } from '../../forms/document/paper-signatures.tsx';
import { PaperTable } from '../../forms/document/paper-table.ts';
import { PaperTick } from '../../forms/document/paper-tick.tsx';
import { PaperTogether } from '../../forms/document/paper-together.ts';
import { timeRow } from '../../forms/document/time-row.ts';
import { longDate } from '../../kit/format/date.ts';
import { space } from '../../kit/theme/theme.ts';
import { reassessmentText } from '../public/next-step/reassessment-text.ts';
import { appealCode, appealTitle, questionText, rightText } from './appeal-text.ts';

const Questions = styled(PaperTable)`
  [data-answer] {
    inline-size: 6rem;
    white-space: nowrap;
  }
`;

const Reason = styled.section`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);

  h2 {
    font-size: 1rem;
  }

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const decisionText = (granted: boolean | null): string => {
  if (granted === null) return 'Belum diketahui';
  return granted ? 'Banding dikabulkan' : 'Banding ditolak';
};

export const AppealPaper = ({ form, appeal }: { readonly form: AppealForm; readonly appeal: SentAppeal }) => {
  const { candidate, assessor, scheme, assessedAt } = form;
  const zone = useZone();
  const { answers, reason, sentAt, signature, answer } = appeal;
  return (
    <PaperDocument code={appealCode} title={appealTitle}>
      <PaperFacts
        rows={[
          { title: 'Nama asesi', content: candidate },
          { title: 'Nama asesor', content: assessor.name },
          { title: 'Tanggal asesmen', content: longDate(assessedAt, zone) },
          { title: 'Skema sertifikasi', content: scheme.title },
          { title: 'Nomor skema', content: scheme.number },
        ]}
      />
      <Questions>
        <caption>Jawaban atas pertanyaan</caption>
        <thead>
          <tr>
            <th scope="col">Pertanyaan</th>
            <th scope="col">Ya</th>
            <th scope="col">Tidak</th>
          </tr>
        </thead>
        <tbody>
          {appealQuestions.map((question) => (
            <tr key={question}>
              <th scope="row">{questionText[question]}</th>
              <td data-answer>
                <PaperTick checked={answers[question] === true} label="Ya" />
              </td>
              <td data-answer>
                <PaperTick checked={answers[question] === false} label="Tidak" />
              </td>
            </tr>
          ))}
        </tbody>
      </Questions>
      <Reason>
        <h2>Banding ini diajukan atas alasan sebagai berikut</h2>
        <p>{reason}</p>
      </Reason>
      <p>{rightText}</p>
      <PaperSignatures
        parties={[{ role: 'Asesi', name: candidate, signature: signature ?? { image: null, signedAt: sentAt } }]}
      />
      {answer && (
        <PaperTogether>
          <PaperFacts
            caption="Keputusan LSP atas banding ini"
            rows={[
              { title: 'Keputusan', content: decisionText(answer.granted) },
              ...timeRow('Tanggal', answer.at, zone),
              { title: 'Penjelasan', content: answer.text },
              ...(answer.reassessment
                ? [{ title: 'Tindak lanjut', content: reassessmentText(answer.reassessment) }]
                : []),
            ]}
          />
        </PaperTogether>
      )}
    </PaperDocument>
  );
};
