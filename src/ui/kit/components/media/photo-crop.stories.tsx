import type { Meta, StoryObj } from '@storybook/react-vite';
import PhotoCrop from './photo-crop.tsx';

const meta = { title: 'Komponen/PhotoCrop', component: PhotoCrop } satisfies Meta<typeof PhotoCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e6edf9"/><circle cx="50%" cy="40%" r="20%" fill="#14397d"/></svg>`,
  )}`;
const base = { aspect: 3 / 4, onArea: () => {}, onUnreadable: () => {} };

export const Wide: Story = { args: { ...base, picture: picture(1600, 900) } };
export const Tall: Story = { args: { ...base, picture: picture(900, 1600) } };
