import { styled } from 'styled-components';
import { progressPercent } from '../../../domain/apl/apl02-coverage.ts';
import { Meter } from '../../kit/components/feedback/meter.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { useApl02View } from './apl02-store-context.ts';

const Frame = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(2.5)};
  padding: ${space(5)} ${space(6)};

  h2 {
    font-size: ${fontSize.lead};
  }
`;

const Line = styled.div`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  justify-content: space-between;

  p {
    font-weight: ${fontWeight.semibold};
  }
`;

export const Apl02Progress = () => {
  const coverage = useApl02View().total;
  const { total, complete, answered, withEvidence, unproven, objected } = coverage;
  return (
    <Frame aria-labelledby="apl02-kemajuan">
      <Line>
        <h2 id="apl02-kemajuan">Kemajuan Anda</h2>
        <p>
          {complete} dari {total} elemen lengkap
        </p>
      </Line>
      <Meter label="Elemen yang lengkap" percent={progressPercent(coverage)} />
      <Note>
        {answered} dijawab · {withEvidence} dengan bukti
        {unproven > 0 && ` · ${unproven} kompeten tanpa bukti`}
        {objected > 0 && ` · ${objected} perlu diperbaiki`}
      </Note>
      <Note>
        Nilai dengan jujur: BK tidak langsung menggugurkan Anda. Asesor membaca asesmen mandiri ini, lalu memutuskan
        apakah asesmen dilanjutkan.
      </Note>
    </Frame>
  );
};
