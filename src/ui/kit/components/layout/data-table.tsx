import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { outOfSight, raisedPanel } from '../../theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** The container query measures this element, so that the layout accounts for the side menu and the text size. */
const Frame = styled.div`
  container-type: inline-size;
`;

const cards = css`
  @media screen {
    @container (max-width: 42rem) {
    &, tbody, caption {
      display: block;
    }

    background: none;
    border: 0;

    thead {
      ${outOfSight}
    }

    tbody {
      display: grid;
      gap: ${space(3)};
      grid-template-columns: minmax(0, 1fr);
    }

    tr {
      ${raisedPanel}
      display: grid;
      gap: ${space(2)};
      grid-template-columns: minmax(0, 1fr);
      padding: ${space(4)};
    }

    td, th[scope='row'] {
      border: 0;
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space(4)};
      justify-content: space-between;
      overflow-wrap: anywhere;
      padding: 0;
      text-align: start;
    }

    th[scope='row'] {
      font-size: ${fontSize.body};
    }

    td::before {
      color: ${color.textMuted};
      content: attr(data-label);
      font-size: ${fontSize.small};
    }

    td[data-label='']::before {
      content: none;
    }
  }
  }
`;

const Table = styled.table`
  ${raisedPanel}
  border-collapse: separate;
  border-spacing: 0;
  inline-size: 100%;

  th, td {
    border-block-end: 1px solid ${color.border};
    padding: ${space(3)} ${space(5)};
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.semibold};
    white-space: nowrap;
  }

  th[scope='row'] {
    font-weight: ${fontWeight.semibold};
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }

  ${cards}
`;

// explicit, because `display: grid` and `block` remove a table's implicit roles
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export type DataColumn<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Row header; title of the card on narrow screens. */
  readonly primary?: boolean;
  readonly titleHidden?: boolean;
};

export type DataTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
};

export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => (
  <Frame>
    <Table {...roles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ key, title, align, titleHidden }) => (
            <th key={key} scope="col" {...roles.columnHeader} data-align={align}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...roles.row}>
            {columns.map(({ key, title, cell, align, primary, titleHidden }) =>
              primary ? (
                <th key={key} scope="row" {...roles.rowHeader}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} {...roles.cell} data-align={align} data-label={titleHidden ? '' : title}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  </Frame>
);
