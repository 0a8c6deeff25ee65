import { styled } from 'styled-components';
import { Button } from '../components/button.tsx';
import { Container } from '../components/container.tsx';
import { space } from '../theme/theme.ts';

const Main = styled.main`
  padding-block: ${space(16)};

  p {
    margin-block: ${space(3)} ${space(6)};
  }

  button {
    margin-inline-end: ${space(3)};
  }
`;

/** The page that stands when the program itself failed. Full page loads on purpose: nothing of it can be trusted any more. */
export const ErrorPage = () => (
  <Main>
    <Container $narrow>
      <h1>Terjadi kesalahan. Silahkan coba lagi.</h1>
      <p>Muat ulang halaman ini. Jika terjadi lagi, kembali ke beranda dan hubungi lembaga sertifikasi.</p>
      <Button onClick={() => location.reload()}>Coba lagi</Button>
      <Button variant="secondary" onClick={() => location.assign('/')}>
        Kembali ke Beranda
      </Button>
    </Container>
  </Main>
);
