import { styled } from 'styled-components';
import type { Apl02Unit } from '../../../domain/apl/apl02.ts';
import { type Answers, answerOf } from '../../../domain/apl/apl02-answers.ts';
import { PaperTable } from '../../forms/document/paper-table.ts';
import { PaperTick } from '../../forms/document/paper-tick.tsx';
import { space } from '../../kit/theme/theme.ts';
import { question } from '../public/apl02-text.ts';

const Table = styled(PaperTable)`
  thead th:nth-child(2),
  thead th:nth-child(3) {
    inline-size: 4.25rem;
  }

  thead th:last-child {
    inline-size: 36%;
  }

  td > strong + ol {
    margin-block-start: ${space(1)};
  }

  ol {
    list-style: none;
    padding: 0;
  }
`;

const Evidence = styled.p`
  white-space: pre-line;
`;

export interface Apl02PaperUnitProps {
  readonly unit: Apl02Unit;
  readonly number: number;
  readonly answers: Answers;
  readonly fileNames: ReadonlyMap<string, string>;
}

export const Apl02PaperUnit = ({ unit, number, answers, fileNames }: Apl02PaperUnitProps) => (
  <Table>
    <caption>
      Unit {number}: {unit.code} {unit.title}
    </caption>
    <thead>
      <tr>
        <th scope="col">{question}</th>
        <th scope="col">K</th>
        <th scope="col">BK</th>
        <th scope="col">Bukti yang relevan</th>
      </tr>
    </thead>
    <tbody>
      {unit.elements.map(({ id, no, title, criteria }) => {
        const { competent, evidence, fileIds } = answerOf(answers, id);
        const names = fileIds.flatMap((fileId) => fileNames.get(fileId) ?? []);
        return (
          <tr key={id}>
            <td>
              <strong>
                {no}. Elemen: {title}
              </strong>
              <ol aria-label="Kriteria unjuk kerja">
                {criteria.map((criterion, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order of the criteria never changes
                  <li key={`${index} ${criterion}`}>
                    {no}.{index + 1} {criterion}
                  </li>
                ))}
              </ol>
            </td>
            <td>
              <PaperTick checked={competent === true} label="K" />
            </td>
            <td>
              <PaperTick checked={competent === false} label="BK" />
            </td>
            <td>
              {evidence !== '' && <Evidence>{evidence}</Evidence>}
              {names.length > 0 && (
                <ul aria-label="File bukti">
                  {names.map((name, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
                    <li key={`${index} ${name}`}>{name}</li>
                  ))}
                </ul>
              )}
              {evidence === '' && names.length === 0 && '–'}
            </td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
