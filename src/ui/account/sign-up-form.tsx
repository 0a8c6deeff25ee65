import { useState } from 'react';
import { useLocation } from 'wouter';
import { registrationTokens } from '../../application/account/registration-tokens.ts';
import type { Config } from '../../configuration/config.ts';
import { readEmail } from '../../domain/email-address.ts';
import { mobileProblem, nikProblem } from '../../domain/profile/personal-data.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { useConfig } from '../core/config-context.ts';
import { loginAddress, paths } from '../core/paths.ts';
import { useService } from '../core/services.tsx';
import { enter, useSessionView } from '../core/session/session-view.ts';
import { usePrepareLogIn } from '../core/session/use-prepare-log-in.ts';
import { Slot } from '../core/slots.tsx';
import { AskedWhenLeft } from '../forms/asked-when-left.tsx';
import { DigitsField } from '../forms/digits-field.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Checkbox } from '../kit/components/choice/checkbox.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { ErrorSummary } from '../kit/components/form/error-summary.tsx';
import { TextField } from '../kit/components/form/text-field.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { ExternalLink } from '../kit/components/navigation/external-link.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { MeantName } from '../profile/public/meant-name.tsx';
import { personalLabels } from '../profile/public/personal-labels.ts';
import { problemText } from '../profile/public/problem-text.ts';
import { confirmationProblem, emailProblem, nameProblem, passwordProblem, tooSoonText } from './account-texts.ts';
import { EmailField } from './email-field.tsx';
import { MeantEmail } from './meant-email.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { isPurchase } from './why-log-in.tsx';

type Needs = Config['signUp'];

/** Without the fields that the body does not need: a server's objection to such a one is shown as a message. */
const initialOf = ({ phone, nik }: Needs, email: string) => ({
  fullname: '',
  ...(nik && { nik: '' }),
  email,
  ...(phone && { mobilePhone: '' }),
  password: '',
  confirmation: '',
  agreement: false,
});
type Values = ReturnType<typeof initialOf>;

const neededText = (text = '', problemOf: typeof nikProblem, label: string): string | undefined => {
  const problem = text === '' ? 'required' : problemOf(text);
  return problem ? problemText(problem, label) : undefined;
};

const judgeBy = (needs: Needs) => (values: Values) => ({
  fullname: nameProblem(values.fullname),
  nik: needs.nik ? neededText(values.nik, nikProblem, 'NIK') : undefined,
  email: emailProblem(values.email),
  mobilePhone: needs.phone ? neededText(values.mobilePhone, mobileProblem, personalLabels.mobilePhone) : undefined,
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

const useSignUp = (next: string | null, needs: Needs, taken: (email: string) => void) => {
  const signUp = useService(registrationTokens.signUp);
  const session = useSessionView();
  const { inform } = useAlerts();
  const [, navigate] = useLocation();
  return async (values: Values): Promise<void> => {
    const { fullname, email, password, mobilePhone, nik } = values;
    const needed = { ...(needs.phone && { mobilePhone }), ...(needs.nik && { nik }) };
    const outcome = await signUp({ fullname, email, password, ...needed });
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

interface SignUpFormProps {
  readonly next: string | null;
  readonly email?: string;
}

export const SignUpForm = ({ next, email: typed = '' }: SignUpFormProps) => {
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const needs = useConfig().signUp;
  const signUp = useSignUp(next, needs, (email) => {
    setTakenEmail(email);
    refuse({ email: 'Email sudah terdaftar' });
  });
  const { form, submit, busy, summary, field, refuse } = useCheckedForm({
    initial: initialOf(needs, typed),
    judge: judgeBy(needs),
    send: signUp,
    serverNames: {
      password_confirmation: 'confirmation',
      name: 'fullname',
      mobile_phone: 'mobilePhone',
      identity_number: 'nik',
    },
  });
  const [fullname, email, password] = form.watch(['fullname', 'email', 'password']);
  const take = (name: 'fullname' | 'email') => (meant: string) => form.setValue(name, meant, { shouldValidate: true });
  const prepare = usePrepareLogIn();

  return (
    <>
      <Stack as="form" $gap={5} noValidate method="post" onSubmit={submit} onFocus={prepare} aria-label="Daftar">
        <Slot name="example" of={{ name: 'sign-up', form }} />
        <ErrorSummary {...summary} />
        <AskedWhenLeft typed={fullname} ask={(name) => <MeantName name={name} onTake={take('fullname')} />}>
          <TextField
            {...field('fullname')}
            label="Nama lengkap"
            hint="Sesuai kartu identitas; nama ini tertulis di sertifikat Anda."
            autoComplete="name"
            aria-required
          />
        </AskedWhenLeft>
        {needs.nik && <DigitsField {...field('nik')} label="NIK" hint="16 angka, tertulis di KTP Anda" aria-required />}
        <MeantEmail typed={email} onTake={take('email')}>
          <EmailField {...field('email')} />
        </MeantEmail>
        {takenEmail !== null && takenEmail === readEmail(email) && <OwnAccount next={next} />}
        {needs.phone && (
          <PhoneField
            {...field('mobilePhone')}
            label={personalLabels.mobilePhone}
            hint="Diawali 08 atau +628"
            autoComplete="tel"
            aria-required
          />
        )}
        <NewPasswordFields
          password={field('password')}
          confirmation={field('confirmation')}
          typed={{ password, email }}
        />
        <Checkbox
          {...field('agreement')}
          label={
            <>
              Saya menyetujui{' '}
              <ExternalLink href={paths.terms.to({})}>
                <span lang="en">Term of use</span>
              </ExternalLink>{' '}
              dan{' '}
              <ExternalLink href={paths.privacy.to({})}>
                <span lang="en">Privacy Policy</span>
              </ExternalLink>
              .
            </>
          }
          aria-required
        />
        <Button type="submit" wide busy={busy}>
          Daftar
        </Button>
      </Stack>
      <Slot name="mail" />
    </>
  );
};
