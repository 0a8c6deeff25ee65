import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { AssessmentResult, UnitResult } from '../../../domain/assessment/result.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { ResultHeading } from './result-heading.tsx';
import { summaryText } from './result-text.ts';

const Frame = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  padding: ${space(6)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(5)} ${space(8)};
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));

  h3 {
    font-size: ${fontSize.body};
    margin-block-end: ${space(2)};
  }
`;

const Units = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  list-style: none;

  li {
    display: grid;
    gap: ${space(2)};
    grid-template-columns: auto minmax(0, 1fr);
  }

  svg {
    margin-block-start: 0.25em;
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

interface GroupProps {
  readonly title: string;
  readonly units: readonly UnitResult[];
  readonly icon: ReactNode;
  readonly noted?: boolean;
}

const Group = ({ title, units, icon, noted = false }: GroupProps) =>
  units.length > 0 && (
    <div>
      <h3>
        {title} ({units.length} unit)
      </h3>
      <Units>
        {units.map((unit) => (
          <li key={unit.code || unit.title}>
            {icon}
            <div>
              {unit.title || unit.code}
              {noted && unit.note && <p>{unit.note}</p>}
            </div>
          </li>
        ))}
      </Units>
    </div>
  );

interface ResultNotYetProps {
  readonly result: AssessmentResult;
  readonly recommended: boolean;
  readonly children: ReactNode;
}

/** Any decision other than "Kompeten": the proven units, the missing units, and the options as children. Uses no alarm colours. */
export const ResultNotYet = ({ result, recommended, children }: ResultNotYetProps) => {
  const heading = useId();
  const { competent, units } = result;
  const shown = units.filter((unit) => unit.competent === true);
  const missing = units.filter((unit) => unit.competent === false);
  return (
    <Frame aria-labelledby={heading}>
      <div>
        <ResultHeading id={heading} result={result} recommended={recommended} />
        <p>
          {summaryText(result, recommended)}
          {competent === false &&
            ` ${recommended ? 'Rekomendasi' : 'Keputusan'} ini tentang bukti yang terkumpul, bukan tentang batas kemampuan Anda.`}
        </p>
      </div>
      {competent === false && (shown.length > 0 || missing.length > 0) && (
        <Columns>
          <Group
            title="Belum cukup bukti"
            units={missing}
            icon={<Minus size={18} color={color.brand} aria-hidden="true" />}
            noted
          />
          <Group
            title="Sudah Anda tunjukkan"
            units={shown}
            icon={<Check size={18} color={color.positive} aria-hidden="true" />}
          />
        </Columns>
      )}
      {children}
    </Frame>
  );
};
