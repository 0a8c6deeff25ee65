import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { FailureState } from '../../../../src/ui/core/errors/failure-state.tsx';
import { statusText } from '../../../../src/ui/core/failure-text.ts';

const shown = (facts: FailureFacts, title?: string) => {
  render(<FailureState error={new ApiFailure(facts)} {...(title && { title })} />);
  return [screen.getByRole('heading').textContent, screen.getByRole('alert').querySelector('h2 + *')?.textContent];
};
const connection =
  'Server belum dapat dihubungi. Bila situs lain terbuka, sambungan Anda baik dan gangguannya di server kami; coba lagi sebentar lagi.';
const server = 'Bukan karena sambungan Anda. Coba lagi sebentar lagi.';

it.each<[FailureFacts, string, string | undefined]>([
  [{ kind: 'network' }, 'Kesalahan jaringan', connection],
  [{ kind: 'http', status: 500 }, 'Terjadi kesalahan pada server', server],
  [{ kind: 'http', status: 404 }, 'Data tidak ditemukan', undefined],
  [{ kind: 'refused', serverMessage: 'Kuota jadwal ini sudah habis.' }, 'Kuota jadwal ini sudah habis.', undefined],
])('a failure shows the specified text first, and advice of its kind: %j', (facts, title, advice) => {
  expect(shown(facts)).toEqual([title, advice]);
});

it.each<[FailureFacts, string]>([
  [{ kind: 'timeout' }, `Kesalahan jaringan. ${connection}`],
  [{ kind: 'http', status: 503 }, `Terjadi kesalahan pada server. ${server}`],
  [{ kind: 'http', status: 403 }, `${statusText(403)}.`],
])('a part that failed to load names itself, and then the reason: %j', (facts, why) => {
  expect(shown(facts, 'Profil belum bisa dimuat')).toEqual(['Profil belum bisa dimuat', why]);
});

it('an unreadable response leads to the certification body, and says that no input is lost', () => {
  const [, advice] = shown({ kind: 'contract' });
  expect(advice).toMatch(/bukan kesalahan Anda, dan isian di perangkat ini tetap ada/);
  expect(screen.getByRole('link', { name: 'Kontak lembaga' }).getAttribute('href')).toBe('/kontak');
});
