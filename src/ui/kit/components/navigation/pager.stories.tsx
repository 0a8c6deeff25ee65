import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './pager.tsx';

const meta = { title: 'Komponen/Pager', component: Pager } satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 1, last: 10, onPage: () => {} } };
export const Middle: Story = { args: { current: 6, last: 12, onPage: () => {} } };
export const Links: Story = { args: { current: 3, last: 5, hrefFor: (page) => `/notifications?page=${page}` } };
export const OnePage: Story = {
  args: { current: 1, last: 1, onPage: () => {} },
  render: (args) => (
    <>
      <p>Semua isi ada di halaman ini, jadi tidak ada nomor halaman.</p>
      <Pager {...args} />
    </>
  ),
};
