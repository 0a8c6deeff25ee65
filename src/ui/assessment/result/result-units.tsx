import { styled } from 'styled-components';
import { methodsOf, type UnitResult, verdictBy } from '../../../domain/assessment/result.ts';
import { PaperTable } from '../../document/paper-table.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { methodText, verdictText } from './result-text.ts';

const Units = styled(PaperTable)`
  th[scope='row'] {
    font-weight: ${fontWeight.medium};
    inline-size: 42%;
    min-inline-size: 9rem;
  }

  [data-verdict] {
    font-weight: ${fontWeight.semibold};
    padding-inline: ${space(1)};
    text-align: center;
  }

  thead [data-verdict] {
    font-size: 0.75rem; /* six methods fit beside the texts on A4 */
  }

  td:last-child {
    min-inline-size: 8rem;
  }
`;

const Code = styled.span`
  color: ${color.textMuted};
  display: block;
  font-size: ${fontSize.small};
`;

const Legend = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
`;

const letters = (verdict: boolean | null) => (verdict === null ? '–' : verdict ? 'K' : 'BK');

/** What was decided of each unit by each method, with the assessor's note. */
export const ResultUnits = ({ units }: { readonly units: readonly UnitResult[] }) => {
  const methods = methodsOf(units);
  return (
    <Units>
      <caption>
        Keputusan setiap unit kompetensi <Legend>(K = kompeten, BK = belum kompeten)</Legend>
      </caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Unit kompetensi</th>
          {methods.map((method) => (
            <th key={method} scope="col" data-verdict>
              {methodText(method)}
            </th>
          ))}
          <th scope="col">Keputusan dan catatan asesor</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit, index) => (
          <tr key={unit.code || unit.title}>
            <td>{index + 1}.</td>
            <th scope="row">
              <Code>{unit.code}</Code>
              {unit.title}
            </th>
            {methods.map((method) => (
              <td key={method} data-verdict>
                {letters(verdictBy(unit, method))}
              </td>
            ))}
            <td>
              {unit.competent === false ? <strong>{verdictText(false)}</strong> : verdictText(unit.competent)}
              {unit.carried && <p>Dari asesmen sebelumnya.</p>}
              {unit.note && !unit.carried && <p>{unit.note}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </Units>
  );
};
