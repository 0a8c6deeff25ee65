import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Komponen/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { name: 'text' } };
export const Cards: Story = { args: { name: 'cards' } };
export const List: Story = { args: { name: 'list' } };
export const Table: Story = { args: { name: 'table' } };
export const Form: Story = { args: { name: 'form' } };
export const Detail: Story = { args: { name: 'detail' } };
export const Timeline: Story = { args: { name: 'timeline' } };
export const Document: Story = { args: { name: 'document' } };
export const Exam: Story = { args: { name: 'exam' } };
