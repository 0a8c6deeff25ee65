import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Badge } from '../text/badge.tsx';
import { DataTable } from './data-table.tsx';

type Row = { readonly id: string; readonly scheme: string; readonly date: string; readonly amount: string };

const rows: Row[] = [
  { id: 'TRX-001', scheme: 'Pengembang Web Muda', date: 'Senin, 5 Januari 2026', amount: 'Rp 1.500.000' },
  {
    id: 'TRX-002',
    scheme: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
    date: 'Selasa, 6 Januari 2026',
    amount: 'Rp 750.000',
  },
];

const meta = { title: 'Komponen/DataTable', component: DataTable<Row> } satisfies Meta<typeof DataTable<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    caption: 'Riwayat pembelian',
    rows,
    rowKey: (row) => row.id,
    columns: [
      { key: 'scheme', title: 'Skema', primary: true, cell: (row) => row.scheme },
      { key: 'date', title: 'Tanggal', cell: (row) => row.date },
      { key: 'state', title: 'Status', cell: () => <Badge $tone="positive">Lunas</Badge> },
      { key: 'amount', title: 'Jumlah', align: 'end', cell: (row) => row.amount },
      {
        key: 'action',
        title: 'Tindakan',
        titleHidden: true,
        cell: () => (
          <Button size="small" variant="secondary">
            Rincian
          </Button>
        ),
      },
    ],
  },
};
