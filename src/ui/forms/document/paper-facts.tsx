import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PaperTable } from './paper-table.ts';

const Facts = styled(PaperTable)`
  th {
    inline-size: 34%;
  }
`;

export interface PaperFactsProps {
  readonly caption?: string;
  readonly rows: readonly { readonly title: string; readonly content: ReactNode }[];
}

export const PaperFacts = ({ caption, rows }: PaperFactsProps) => (
  <Facts>
    {caption && <caption>{caption}</caption>}
    <tbody>
      {rows.map(({ title, content }) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td>{content === '' || content === null ? '–' : content}</td>
        </tr>
      ))}
    </tbody>
  </Facts>
);
