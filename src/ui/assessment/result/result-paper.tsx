import { styled } from 'styled-components';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { PaperDocument } from '../../document/paper-document.tsx';
import { PaperFacts } from '../../document/paper-facts.tsx';
import { PaperSignatures } from '../../document/paper-signatures.tsx';
import { longDateTime } from '../../format/date.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/theme.ts';
import { resultCode, resultTitle, schemeText } from './result-text.ts';
import { ResultUnits } from './result-units.tsx';
import { ResultVerdict } from './result-verdict.tsx';

/** A signature never is alone on the last page. */
const Together = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);

  ${media.print} {
    break-inside: avoid;
    gap: 14pt;
  }
`;

const assessorText = ({ name, registration }: AssessmentResult['assessor']): string =>
  registration === '' ? name : `${name} (${registration})`;

/** FR.AK.02 as a paper: the recommendation, the decision of each unit, and the candidate's signature once it was accepted. */
export const ResultPaper = ({ result }: { readonly result: AssessmentResult }) => {
  const { scheme, candidate, assessor, decidedAt, units, note, followUp, acknowledged } = result;
  return (
    <PaperDocument code={resultCode} title={resultTitle}>
      <ResultVerdict result={result} />
      <PaperFacts
        rows={[
          { title: 'Skema sertifikasi', content: schemeText(scheme) },
          { title: 'Nama asesi', content: candidate },
          { title: 'Nama asesor', content: assessorText(assessor) },
          { title: 'Diputuskan', content: longDateTime(decidedAt) },
        ]}
      />
      <ResultUnits units={units} />
      <Together>
        <PaperFacts
          rows={[
            { title: 'Catatan asesor', content: note },
            { title: 'Tindak lanjut', content: followUp },
          ]}
        />
        <PaperSignatures
          parties={[{ role: 'Hasil asesmen ini diterima asesi', name: candidate, signature: acknowledged }]}
        />
      </Together>
    </PaperDocument>
  );
};
