import { styled } from 'styled-components';
import { feedbackComponents, type SentFeedback } from '../../../domain/assessment/feedback.ts';
import { useZone } from '../../core/zone-context.ts';
import { PaperDocument } from '../../forms/document/paper-document.tsx';
import { PaperFacts, type PaperFactsProps } from '../../forms/document/paper-facts.tsx';
import { PaperTable } from '../../forms/document/paper-table.ts';
import { timeRow } from '../../forms/document/time-row.ts';
import { fontWeight } from '../../kit/theme/theme.ts';
import { yesNoText } from '../yes-no.ts';
import { componentText, feedbackCode, feedbackTitle } from './feedback-text.ts';

const Components = styled(PaperTable)`
  th[scope='row'] {
    font-weight: ${fontWeight.regular};
  }

  [data-answer] {
    white-space: nowrap;
  }

  td:last-child {
    min-inline-size: min(9rem, 15vw);
  }
`;

export interface FeedbackPaperProps {
  readonly feedback: SentFeedback;
  readonly facts: PaperFactsProps['rows'];
}

export const FeedbackPaper = ({ feedback, facts }: FeedbackPaperProps) => (
  <PaperDocument code={feedbackCode} title={feedbackTitle}>
    <PaperFacts rows={[...facts, ...timeRow('Dikirim', feedback.sentAt, useZone())]} />
    <Components>
      <caption>Umpan balik dari asesi</caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Komponen</th>
          <th scope="col">Hasil</th>
          <th scope="col">Catatan asesi</th>
        </tr>
      </thead>
      <tbody>
        {feedbackComponents.map((component, index) => {
          const { yes, note } = feedback.components[component];
          return (
            <tr key={component}>
              <td>{index + 1}.</td>
              <th scope="row">{componentText[component]}</th>
              <td data-answer>{yesNoText(yes)}</td>
              <td>{note || '–'}</td>
            </tr>
          );
        })}
        <tr>
          <th scope="row" colSpan={2}>
            Catatan lainnya
          </th>
          <td colSpan={2}>{feedback.notes || '–'}</td>
        </tr>
      </tbody>
    </Components>
  </PaperDocument>
);
