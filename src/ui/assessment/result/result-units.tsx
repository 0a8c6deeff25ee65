import { styled } from 'styled-components';
import { evidenceColumns, type UnitResult, verdictBy } from '../../../domain/assessment/result.ts';
import { PaperTable } from '../../forms/document/paper-table.ts';
import { Text } from '../../kit/components/text/text.tsx';
import { fontWeight, space } from '../../kit/theme/theme.ts';
import { columnText, verdictText } from './result-text.ts';

const Units = styled(PaperTable)`
  th[scope='row'] {
    font-weight: ${fontWeight.medium};
    min-inline-size: min(9rem, 20vw);
  }

  [data-verdict] {
    font-weight: ${fontWeight.semibold};
    inline-size: min(2.25rem, 4vw);
    padding-inline: ${space(1)};
    text-align: center;
  }

  thead [data-verdict] {
    vertical-align: bottom;
  }

  /* vertical headings, so that seven columns of evidence fit on A4 beside the texts */
  thead [data-verdict] span {
    display: inline-block;
    font-size: 0.75rem;
    line-height: 1.2;
    max-block-size: 7.5rem;
    rotate: 180deg;
    text-align: start;
    writing-mode: vertical-rl;
  }

  td:last-child {
    min-inline-size: min(8rem, 18vw);
  }
`;

const letters = (verdict: ReturnType<typeof verdictBy>): string => {
  if (verdict === null) return '–';
  if (verdict === 'gathered') return '✓';
  return verdict ? 'K' : 'BK';
};

export const ResultUnits = ({ units }: { readonly units: readonly UnitResult[] }) => (
  <Units>
    <caption>
      Bukti dan keputusan setiap unit kompetensi{' '}
      <Text as="span" $size="small" $tone="textMuted" $weight="regular">
        (K = kompeten, BK = belum kompeten, ✓ = bukti dikumpulkan, – = tidak tercatat)
      </Text>
    </caption>
    <thead>
      <tr>
        <th scope="col">No.</th>
        <th scope="col">Unit kompetensi</th>
        {evidenceColumns.map((column) => (
          <th key={column} scope="col" data-verdict>
            <span>{columnText(column)}</span>
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
            <Text as="span" $block $size="small" $tone="textMuted">
              {unit.code}
            </Text>
            {unit.title}
          </th>
          {evidenceColumns.map((column) => (
            <td key={column} data-verdict>
              {letters(verdictBy(unit, column))}
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
