import { styled } from 'styled-components';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import type { Answers } from '../../../domain/apl/apl02-answers.ts';
import { isJudged } from '../../../domain/assessment/form-status.ts';
import { useZone } from '../../core/zone-context.ts';
import { PaperDocument } from '../../forms/document/paper-document.tsx';
import { PaperFacts } from '../../forms/document/paper-facts.tsx';
import { PaperSignatures } from '../../forms/document/paper-signatures.tsx';
import { PaperTick } from '../../forms/document/paper-tick.tsx';
import { PaperTogether } from '../../forms/document/paper-together.ts';
import { timeRow } from '../../forms/document/time-row.ts';
import { space } from '../../kit/theme/theme.ts';
import { apl02Code, apl02Title, declaration } from '../public/apl02-text.ts';
import { Apl02PaperUnit } from './apl02-paper-unit.tsx';

const Ticks = styled.div`
  display: grid;
  gap: ${space(1)};
`;

export interface Apl02PaperProps {
  readonly apl: Apl02;
  readonly answers: Answers;
  readonly fileNames: ReadonlyMap<string, string>;
}

export const Apl02Paper = ({ apl, answers, fileNames }: Apl02PaperProps) => {
  const { scheme, candidate, assessor, units, status, sentAt, continues, review, signature, assessorSignature } = apl;
  const judged = isJudged(status);
  return (
    <PaperDocument code={apl02Code} title={apl02Title}>
      <PaperFacts
        rows={[
          { title: `Skema sertifikasi${scheme.kind === '' ? '' : ` (${scheme.kind})`}`, content: scheme.title },
          { title: 'Nomor skema', content: scheme.number },
          { title: 'Nama asesi', content: candidate },
          { title: 'Nama asesor', content: assessor.name },
          ...timeRow('Dikirim', sentAt, useZone()),
        ]}
      />
      {units.map((unit, index) => (
        <Apl02PaperUnit key={unit.code} unit={unit} number={index + 1} answers={answers} fileNames={fileNames} />
      ))}
      <p>{declaration}</p>
      <PaperTogether>
        <PaperFacts
          caption="Ditinjau oleh asesor"
          rows={[
            {
              title: 'Rekomendasi',
              content: (
                <Ticks>
                  <PaperTick checked={judged && continues === true} label="Asesmen dapat dilanjutkan" />
                  <PaperTick checked={judged && continues === false} label="Asesmen tidak dapat dilanjutkan" />
                </Ticks>
              ),
            },
            { title: 'Catatan', content: judged ? (review?.note ?? '') : '' },
            { title: 'Nama asesor', content: assessor.name },
            { title: 'No. Reg.', content: assessor.registration },
          ]}
        />
        <PaperSignatures
          parties={[
            { role: 'Asesi', name: candidate, signature },
            {
              role: 'Asesor',
              name: assessor.name,
              detail: assessor.registration,
              signature: judged ? assessorSignature : null,
            },
          ]}
        />
      </PaperTogether>
    </PaperDocument>
  );
};
