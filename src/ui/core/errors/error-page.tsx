import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/components/button/button.tsx';
import { space } from '../../kit/theme/theme.ts';
import { failureText } from '../failure-text.ts';
import { savedForReload } from './before-reload.ts';
import { keepTrying } from './keep-trying.ts';
import { addressAnswers } from './own-address.ts';
import { reloadOnce } from './reload-guard.ts';

const Frame = styled.div`
  margin-inline: auto;
  max-inline-size: 45rem;

  p {
    margin-block: ${space(3)} ${space(6)};
  }

  button {
    margin-inline-end: ${space(3)};
  }
`;

/** Whether the code of a part could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload CSS|ChunkLoad/i.test(error.message);

const faultText = 'Muat ulang halaman ini. Jika terjadi lagi, kembali ke beranda dan hubungi lembaga sertifikasi.';
const loadingText =
  'Bagian halaman ini belum bisa dimuat. Portal memuatnya sendiri begitu server bisa dihubungi; jangan tutup atau muat ulang tab ini sebelum itu. Jika terjadi lagi, hubungi lembaga sertifikasi.';
const noServerText =
  'Server belum bisa dihubungi. Halaman ini tidak dimuat ulang supaya tidak hilang; coba lagi sebentar lagi.';

const reloadWhenThere = () => keepTrying(async () => (await reloadOnce()) !== 'noServer', { atOnce: true });

/**
 * Shown after a bug, or after a chunk failed to load, for example because of a deployment; only then does it also reload by itself. Its
 * buttons reload this page or home, because the state is unreliable, but only if the server answers.
 */
export const ErrorPage = ({ error }: { readonly error: unknown }) => {
  const loading = isLoadFailure(error);
  const [state, setState] = useState<'still' | 'asking' | 'noServer'>('still');
  useEffect(() => (loading ? reloadWhenThere() : undefined), [loading]);

  const load = async (address: string, go: () => void) => {
    setState('asking');
    if (!(await addressAnswers(address))) return setState('noServer');
    await savedForReload();
    go();
  };
  return (
    <Frame>
      <h1>{failureText(error).text}</h1>
      <p>{loading ? loadingText : faultText}</p>
      {state === 'noServer' && <p role="alert">{noServerText}</p>}
      <Button busy={state === 'asking'} onClick={() => void load(location.href, () => location.reload())}>
        Coba lagi
      </Button>
      <Button variant="secondary" onClick={() => void load('/', () => location.assign('/'))}>
        Kembali ke Beranda
      </Button>
    </Frame>
  );
};
