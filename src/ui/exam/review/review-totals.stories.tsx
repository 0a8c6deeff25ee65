import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewTotals } from './review-totals.tsx';

const meta = {
  title: 'Ujian/ReviewTotals',
  component: ReviewTotals,
  args: { total: 30, answered: 30, empty: 0, refused: 0, doubtful: 0, unsent: 0 },
} satisfies Meta<typeof ReviewTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const ToBeLookedAt: Story = { args: { answered: 14, empty: 15, refused: 1, doubtful: 3, unsent: 2 } };
export const Many: Story = { args: { total: 300, answered: 0, empty: 300 } };
