import { useEffect } from 'react';
import { useConfig } from '../core/config-context.ts';
import { loginAddress } from '../core/paths.ts';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { Lead, Small } from './form-side.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { WhyLogIn } from './why-log-in.tsx';

const focusHeading = () => {
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Sets title and focus, because the router does not: log-in and sign-up share one route. */
const usePlaceOfItsOwn = () => {
  const { name } = useConfig().brand;
  useEffect(() => {
    const before = document.title;
    document.title = `Daftar · ${name}`;
    return () => {
      document.title = before;
    };
  }, [name]);
  useEffect(() => {
    focusHeading();
    return focusHeading;
  }, []);
};

interface SignUpProps {
  readonly next: string | null;
  /** As typed into the log-in form. */
  readonly email: string;
}

const SignUp = ({ next, email }: SignUpProps) => {
  usePlaceOfItsOwn();
  return (
    <>
      <div>
        <h1>Daftar</h1>
        <Lead>
          Buat akun untuk membeli skema dan mengikuti sertifikasi kompetensi. Mendaftar dan membayar bisa dari ponsel;
          formulir dan ujiannya memerlukan laptop atau komputer.
        </Lead>
      </div>
      <WhyLogIn next={next} signup>
        <SignUpForm next={next} email={email} />
      </WhyLogIn>
      <Small>
        Sudah punya akun? <TextLink to={loginAddress(next ?? undefined)}>Masuk</TextLink>
      </Small>
    </>
  );
};

export default SignUp;
