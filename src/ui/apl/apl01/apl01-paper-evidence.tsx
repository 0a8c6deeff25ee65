import { styled } from 'styled-components';
import type { Requirement } from '../../../domain/apl/apl01.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { OpenStoredFile } from '../../forms/document/open-stored-file.tsx';
import { PaperTable } from '../../forms/document/paper-table.ts';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize } from '../../kit/theme/theme.ts';
import { requirementTitle } from '../public/apl01-target.ts';
import { groupTitle, verdictText } from './apl01-text.ts';

const Evidence = styled(PaperTable)`
  table-layout: fixed;

  col:first-child {
    inline-size: 3rem;
  }

  col:nth-child(n + 3) {
    inline-size: 15%;
  }

  td:nth-child(n + 3) {
    font-weight: 700;
    text-align: center;
  }
`;

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;

const OnPaper = styled.p`
  color: ${color.textMuted};
  display: none;
  font-size: ${fontSize.small};

  ${media.print} {
    display: block;
  }
`;

const verdicts = ['met', 'unmet', 'absent'] as const;

interface RowProps {
  readonly row: Requirement;
  readonly no: number;
  readonly judged: boolean;
}

const Row = ({ row, no, judged }: RowProps) => (
  <tr>
    <td>{no}.</td>
    <td>
      {requirementTitle(row)}
      {row.file && (
        <>
          <OnScreen>
            <OpenStoredFile file={row.file} />
          </OnScreen>
          <OnPaper>{shownFileName(row.file.name)}</OnPaper>
        </>
      )}
    </td>
    {verdicts.map((verdict) => (
      <td key={verdict}>
        {judged && row.verdict === verdict && (
          <>
            <span aria-hidden="true">✓</span>
            <VisuallyHidden>Ya</VisuallyHidden>
          </>
        )}
      </td>
    ))}
  </tr>
);

interface Apl01PaperEvidenceProps {
  readonly requirements: readonly Requirement[];
  readonly judged: boolean;
}

export const Apl01PaperEvidence = ({ requirements, judged }: Apl01PaperEvidenceProps) =>
  (['basic', 'administrative'] as const).map((group) => (
    <Evidence key={group}>
      <caption>{groupTitle[group]}</caption>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Bukti</th>
          {verdicts.map((verdict) => (
            <th key={verdict} scope="col">
              {verdictText[verdict]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requirements
          .filter((row) => row.group === group)
          .map((row, index) => (
            <Row key={row.id} row={row} no={index + 1} judged={judged} />
          ))}
      </tbody>
    </Evidence>
  ));
