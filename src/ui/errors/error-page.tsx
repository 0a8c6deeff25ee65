import { styled } from 'styled-components';
import { Button } from '../components/button.tsx';
import { Container } from '../components/container.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { space } from '../theme/theme.ts';

const Main = styled.main`
  padding-block: ${space(16)};
`;

/** The page that stands when the program itself failed. Full page loads on purpose: nothing of it can be trusted any more. */
export const ErrorPage = () => (
  <Main>
    <Container>
      <h1 hidden>Terjadi kesalahan</h1>
      <ErrorState
        title="Terjadi kesalahan. Silahkan coba lagi."
        onRetry={() => location.reload()}
        action={
          <Button variant="secondary" onClick={() => location.assign('/')}>
            Kembali ke Beranda
          </Button>
        }
      >
        Muat ulang halaman ini. Jika terjadi lagi, kembali ke beranda dan hubungi lembaga sertifikasi.
      </ErrorState>
    </Container>
  </Main>
);
