import { useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { registrationTokens } from '../../application/account/registration-tokens.ts';
import { readEmail } from '../../domain/email-address.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { Button } from '../components/button/button.tsx';
import { Checkbox } from '../components/choice/checkbox.tsx';
import { Callout } from '../components/feedback/callout.tsx';
import { ErrorSummary } from '../components/form/error-summary.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { ExternalLink } from '../components/navigation/external-link.tsx';
import { TextLink } from '../components/navigation/text-link.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { loginAddress, paths } from '../paths.ts';
import { useUseCase } from '../services.tsx';
import { enter, useSessionView } from '../session/session-view.ts';
import { usePrepareLogIn } from '../session/use-prepare-log-in.ts';
import { SimulatedExample, SimulatedMailbox } from '../simulated-parts.tsx';
import { space } from '../theme/theme.ts';
import { confirmationProblem, emailProblem, nameProblem, passwordProblem, tooSoonText } from './account-texts.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { isPurchase } from './why-log-in.tsx';

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const initial = { fullname: '', email: '', password: '', confirmation: '', agreement: false };

const judge = (values: typeof initial) => ({
  fullname: nameProblem(values.fullname),
  email: emailProblem(values.email),
  password: passwordProblem(values.password, values.email),
  confirmation: confirmationProblem(values.confirmation, values.password),
  agreement: values.agreement ? undefined : 'Setujui ketentuan untuk mendaftar',
});

const sentText = (email: string) =>
  `Akun Anda sudah dibuat. Kami mengirim tautan verifikasi ke ${email}. Buka email itu dan tekan tautannya.`;

const goOnText = (next: string): string =>
  [
    'Tidak harus sekarang: Anda dapat melanjutkan dulu.',
    ...(isPurchase(next) ? ['Jadwal pilihan Anda tetap terbuka di halaman ini.'] : []),
    'Sampai terverifikasi, kabar asesmen ada di notifikasi portal ini.',
  ].join(' ');

const welcomeText = (unverified: boolean) =>
  `Akun Anda sudah dibuat. Langkah berikutnya: ${unverified ? 'verifikasi email Anda, lalu ' : ''}lengkapi profil Anda.`;

const OwnAccount = ({ next }: { next: string | null }) => (
  <Callout tone="caution" title="Email ini sudah punya akun">
    <TextLink to={loginAddress(next ?? undefined)}>Masuk</TextLink> dengan email itu, atau{' '}
    <TextLink to={paths.resetPassword.to({})}>atur ulang kata sandi</TextLink> bila Anda lupa.
  </Callout>
);

const useSignUp = (next: string | null, taken: (email: string) => void) => {
  const signUp = useUseCase(registrationTokens.signUp);
  const session = useSessionView();
  const { inform } = useAlerts();
  const [, navigate] = useLocation();
  return async (values: typeof initial): Promise<void> => {
    const { fullname, email, password } = values;
    const outcome = await signUp({ fullname, email, password });
    switch (outcome.kind) {
      case 'welcome':
        // with `next`, the route guard redirects; without it, the profile page follows, which already asks to open the verification mail
        if (next === null) navigate(loginAddress(paths.profile.to({}), true), { replace: true });
        enter(session, outcome.candidate);
        return inform(
          next === null
            ? welcomeText(outcome.candidate.emailVerified === false)
            : `${sentText(email)} ${goOnText(next)}`,
        );
      case 'registered':
        navigate(loginAddress(next ?? paths.profile.to({})));
        return inform(`${sentText(email)} Sekarang masuklah dengan kata sandi Anda.`);
      case 'emailTaken':
        return taken(email);
      case 'tooSoon':
        return inform(tooSoonText(outcome.waitSeconds));
    }
  };
};

export const SignUpForm = ({ next }: { next: string | null }) => {
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const signUp = useSignUp(next, (email) => {
    setTakenEmail(email);
    refuse({ email: 'Email sudah terdaftar' });
  });
  const { form, submit, busy, summary, field, refuse } = useCheckedForm({
    initial,
    judge,
    send: signUp,
    serverNames: { password_confirmation: 'confirmation', name: 'fullname' },
  });
  const [email, password] = form.watch(['email', 'password']);
  const prepare = usePrepareLogIn();

  return (
    <>
      <Form noValidate method="post" onSubmit={submit} onFocus={prepare} aria-label="Daftar">
        {__SIMULATION__ && <SimulatedExample of={{ name: 'sign-up', form }} />}
        <ErrorSummary {...summary} />
        <TextField
          {...field('fullname')}
          label="Nama lengkap"
          hint="Sesuai kartu identitas; nama ini tertulis di sertifikat Anda."
          autoComplete="name"
          required
        />
        <EmailField {...field('email')} />
        {takenEmail !== null && takenEmail === readEmail(email) && <OwnAccount next={next} />}
        <NewPasswordFields
          password={field('password')}
          confirmation={field('confirmation')}
          typed={{ password, email }}
        />
        <Checkbox
          {...field('agreement')}
          label={
            <>
              Saya menyetujui <ExternalLink href={paths.terms.to({})}>Term of use</ExternalLink> dan{' '}
              <ExternalLink href={paths.privacy.to({})}>Privacy Policy</ExternalLink>.
            </>
          }
          required
        />
        <Button type="submit" wide busy={busy}>
          Daftar
        </Button>
      </Form>
      {__SIMULATION__ && <SimulatedMailbox />}
    </>
  );
};
