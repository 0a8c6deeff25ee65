import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { examTrxId, held, running, writtenSince } from '../../../.storybook/worlds.ts';
import type { ExamKind } from '../../domain/exam/exam.ts';
import { examAddress } from './public/exam-address.ts';

const addressOf = (kind: ExamKind, trxId: string = examTrxId): string =>
  examAddress({ kind, trxId, type: kind === 'written' ? 'pilihan-ganda' : null });

const meta = {
  ...pageStory,
  title: 'Halaman/Ujian',
  args: { address: addressOf('written'), as: 'eka' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = (kind: ExamKind): Story => ({ args: { address: addressOf(kind), shows: 'Sebelum Anda mulai' } });
export const Written: Story = ready('written');
export const Essay: Story = ready('essay');
export const Observation: Story = ready('observation');
export const Demonstration: Story = ready('demonstration');

export const WrittenRunning: Story = { args: { world: writtenSince(20, 12), shows: 'Sudah dijawab 12' } };
export const WrittenNearItsEnd: Story = { args: { world: writtenSince(58.5, 24), shows: 'Sudah dijawab 24' } };
const runs = (kind: Parameters<typeof running>[0], shows: string): Story => ({
  args: { address: addressOf(kind), world: running(kind), shows },
});
export const EssayRunning: Story = runs('essay', 'Soal 1');
export const ObservationRunning: Story = runs('observation', 'Penilaian asesor');
export const DemonstrationRunning: Story = runs('demonstration', 'Tugas');

export const WrittenWaitsForAssessor: Story = { args: { world: held(), shows: 'Menunggu asesor' } };
export const WrittenWithCode: Story = { args: { world: held('RENON7'), shows: 'Kode ujian' } };

const ofJoko = (kind: ExamKind, shows: string): Story => ({
  args: { as: 'joko', address: addressOf(kind, 'TRX-2026-000178'), shows },
});
export const WrittenLocked: Story = ofJoko('written', 'Ujian belum dapat dikerjakan');
export const DemonstrationLocked: Story = ofJoko('demonstration', 'Ujian belum dapat dikerjakan');
export const NotPartOfTheAssessment: Story = ofJoko('essay', 'Asesmen Anda tidak memuat ujian ini');

const status = '/api/assessment/exam-status/';
export const Loading: Story = { args: { replies: { [status]: never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: addressOf('written', 'TRX-2026-000999'), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = { args: { replies: { [status]: broken }, shows: 'Terjadi kesalahan pada server' } };
const long = (kind: ExamKind): Story => ({ args: { address: addressOf(kind), world: longTexts, shows: 'Pemangku' } });
export const WrittenLongText: Story = long('written');
export const DemonstrationLongText: Story = long('demonstration');
