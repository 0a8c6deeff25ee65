import { styled } from 'styled-components';
import { TextLink } from '../components/text-link.tsx';
import { LogoMark } from '../illustrations/logo-mark.tsx';
import { useAddressSearch } from '../page/address-search.ts';
import { paths } from '../paths.ts';
import { media } from '../theme/media.ts';
import { darkArea, raisedPanel } from '../theme/surfaces.ts';
import { color, fontSize, radius, space } from '../theme/theme.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';

const Panel = styled.div`
  ${raisedPanel}
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-inline: auto;
  max-inline-size: 60rem;
  overflow: hidden;

  ${media.mobile} {
    grid-template-columns: 1fr;
    max-inline-size: 30rem;
  }
`;

const Welcome = styled.div`
  ${darkArea}
  align-content: center;
  display: grid;
  gap: ${space(6)};
  padding: ${space(10)};

  strong {
    font-size: ${fontSize.heading};
  }

  p {
    color: ${color.onBrandMuted};
    font-size: ${fontSize.lead};
  }

  ${media.mobile} {
    display: none;
  }
`;

const FormSide = styled.div`
  align-content: start;
  display: grid;
  gap: ${space(6)};
  padding: ${space(10)};

  ${media.phone} {
    padding: ${space(6)} ${space(5)};
  }
`;

const Lead = styled.p`
  color: ${color.textMuted};
  margin-block-start: ${space(2)};
`;

const Small = styled.p`
  background: ${color.surface};
  border-radius: ${radius.control};
  font-size: ${fontSize.small};
  padding: ${space(3)} ${space(4)};
`;

/** Log in; with the signup flag the place of the sign-up form (specification 2, /login). */
const LoginPage = () => {
  const signup = new URLSearchParams(useAddressSearch()).has('signup');
  return (
    <Panel>
      <Welcome>
        <LogoMark size={112} />
        <strong>Satu tempat untuk sertifikasi Anda</strong>
        <p>Pilih skema, isi formulir, ikuti ujian, lalu unduh sertifikat kompetensi Anda di sini.</p>
      </Welcome>
      <FormSide>
        {signup ? <SignupNotYet /> : <LogIn />}
        <DemoAccounts />
      </FormSide>
    </Panel>
  );
};

const LogIn = () => (
  <>
    <div>
      <h1>Masuk</h1>
      <Lead>
        Gunakan email dan kata sandi yang Anda daftarkan untuk melanjutkan proses sertifikasi kompetensi Anda.
      </Lead>
    </div>
    <LoginForm />
    <Small>
      Lupa kata sandi? <TextLink to={paths.resetPassword.to({})}>Atur ulang kata sandi</TextLink>
    </Small>
  </>
);

const SignupNotYet = () => (
  <>
    <h1>Daftar</h1>
    <p>Pendaftaran akun belum tersedia di portal ini.</p>
    <Small>
      Sudah punya akun? <TextLink to={paths.login.to({})}>Masuk</TextLink>
    </Small>
  </>
);

export default LoginPage;
