import { type MouseEvent, useMemo } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { readEmail } from '../../domain/email-address.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { useAddressSearch } from '../core/page/address-search.ts';
import { PageSkeleton } from '../core/page/page-skeleton.tsx';
import { paths } from '../core/paths.ts';
import { LoginForm } from '../core/session/login-form.tsx';
import { enter, useSessionView } from '../core/session/session-view.ts';
import { Slot } from '../core/slots.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { LogoMark } from '../kit/illustrations/logo-mark.tsx';
import { media } from '../kit/theme/media.ts';
import { darkArea, raisedPanel } from '../kit/theme/surfaces.ts';
import { color, fontSize, space } from '../kit/theme/theme.ts';
import { Small } from './form-side.ts';
import { useHistoryEmail } from './history-email.ts';
import { LogInLead, PasswordChanged, WhyLogIn } from './why-log-in.tsx';

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
  align-content: start;
  display: grid;
  gap: ${space(6)};
  padding: ${space(20)} ${space(10)} ${space(10)};

  strong {
    font-size: ${fontSize.heading};
    line-height: 1.25;
    text-wrap: balance;
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

const SignUp = lazyComponent(() => import('./sign-up.tsx'), <PageSkeleton title="Daftar" />);

const typedEmail = () => document.querySelector<HTMLInputElement>('main input[type=email]')?.value ?? '';

/** Log-in form; with the query `signup`, the sign-up form (specification 2, /login). */
const LoginPage = () => {
  const query = new URLSearchParams(useAddressSearch());
  const next = query.get('next');
  const signup = query.has('signup');
  const email = useMemo(() => (signup ? typedEmail() : ''), [signup]); // read while the log-in form is still there
  return (
    <Panel>
      <Welcome>
        <LogoMark size={112} />
        <strong>Satu tempat untuk sertifikasi Anda</strong>
        <p>Pilih skema, isi formulir, ikuti ujian, lalu unduh sertifikat kompetensi Anda di sini.</p>
      </Welcome>
      <FormSide>{signup ? <SignUp next={next} email={email} /> : <LogIn next={next} />}</FormSide>
    </Panel>
  );
};

const resetAddress = paths.resetPassword.to({});

const LogIn = ({ next }: { next: string | null }) => {
  const session = useSessionView();
  const [, navigate] = useLocation();
  const email = useHistoryEmail();
  const toReset = (event: MouseEvent) => {
    event.preventDefault();
    navigate(resetAddress, { state: { email: readEmail(typedEmail()) } }); // the history state keeps the email out of the address
  };
  return (
    <>
      <div>
        <h1>Masuk</h1>
        <LogInLead next={next} />
      </div>
      <PasswordChanged />
      <WhyLogIn next={next}>
        <LoginForm {...(email && { suggested: email })} onWelcome={(candidate) => enter(session, candidate)} />
      </WhyLogIn>
      <Small>
        Lupa kata sandi?{' '}
        <TextLink to={resetAddress} onClick={toReset}>
          Atur ulang kata sandi
        </TextLink>
      </Small>
      <Slot name="logIn" />
    </>
  );
};

export default LoginPage;
