import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack.tsx';
import { Note } from './note.tsx';
import { Text } from './text.tsx';

const meta = { title: 'Komponen/Text', component: Text } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Text $size="small">Kecil</Text>
      <Text>Biasa</Text>
      <Text $size="lead">Pengantar</Text>
      <Text $size="title">Judul</Text>
      <Text $size="heading">Kepala</Text>
      <Text $size="display">Besar</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text $tone="textMuted">Keterangan</Text>
      <Text $tone="brand">Merek</Text>
      <Text $tone="accentText">Aksen</Text>
      <Text $tone="positive">Lunas</Text>
      <Text $tone="caution">Menunggu pembayaran</Text>
      <Text $tone="critical">Gagal</Text>
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack>
      <Text $weight="regular">Tipis</Text>
      <Text $weight="medium">Sedang</Text>
      <Text $weight="semibold">Agak tebal</Text>
      <Text $weight="bold">Tebal</Text>
      <Text $weight="heavy">Sangat tebal</Text>
    </Stack>
  ),
};

export const LineInLabel: Story = {
  render: () => (
    <Text as="label" $weight="semibold">
      NPWP
      <Text as="span" $block $size="small" $tone="textMuted" $weight="regular">
        15 atau 16 angka
      </Text>
    </Text>
  ),
};

export const AsTyped: Story = { args: { $asTyped: true, children: 'Baris pertama\nBaris kedua' } };
export const Quiet: Story = { render: () => <Note>Diperbarui kemarin</Note> };
