import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FormQuery } from '../../../../src/ui/assessment/public/form-page/form-query.tsx';
import { JustReadContext } from '../../../../src/ui/forms/just-read-context.ts';
import { onceAsked, showWith } from '../../show-with.tsx';

beforeEach(() => vi.useFakeTimers());

const Form = ({ text }: { text: string }) => <b>{`${text}, ${use(JustReadContext) ? 'baru dibaca' : 'lama'}`}</b>;

const Page = ({ read }: { read: () => Promise<string | null> }) => (
  <output>
    <FormQuery query={useQuery({ queryKey: ['form'], queryFn: read })} title="Formulir" trxId="TRX-1">
      {(text: string) => <Form text={text} />}
    </FormQuery>
  </output>
);

const shown = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a form knows whether it was just read: not before a new response, nor a while later, nor after a failed one', async () => {
  const queries = onceAsked(30_000);
  queries.setQueryData(['form'], 'terkirim', { updatedAt: Date.now() - 60_000 });
  const answers = [async () => 'dikembalikan', () => Promise.reject(new Error('terputus'))];
  const read = () => new Promise((resolve) => setTimeout(resolve, 1_000)).then(() => answers.shift()?.() ?? '');
  showWith(<Page read={read} />, { queries });
  expect(shown()).toBe('terkirim, lama');
  await pass(1_100);
  expect(shown()).toBe('dikembalikan, baru dibaca');
  await pass(31_000);
  expect(shown()).toBe('dikembalikan, lama');
  await act(async () => void queries.refetchQueries());
  await pass(1_100);
  expect(shown()).toBe('dikembalikan, lama');
});

it.each([
  ['there is no form', async () => null, 'Kembali ke Sertifikasi Saya', '/#sertifikasi'],
  ['it cannot be read', () => Promise.reject(new Error()), 'Lihat proses sertifikasi', '/#sertifikasi-VFJYLTE'],
])('the page leads a phone home when %s', async (_, read, name, to) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('innerWidth', 390);
  showWith(<Page read={read} />);
  await pass(100);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
});
