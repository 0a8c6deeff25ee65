import { useEffect } from 'react';
import { TextLink } from '../components/navigation/text-link.tsx';
import { useConfig } from '../config-context.ts';
import { loginAddress } from '../paths.ts';
import { Lead, Small } from './form-side.ts';
import { SignUpForm } from './sign-up-form.tsx';

const focusHeading = () => {
  window.scrollTo(0, 0); // shows the new content from the top
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The route does not change between log-in and sign-up: sets title and focus here and restores them. */
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

/** Lazy sign-up side of the log-in page. `next` is the requested page. */
const SignUp = ({ next }: { next: string | null }) => {
  usePlaceOfItsOwn();
  return (
    <>
      <div>
        <h1>Daftar</h1>
        <Lead>Buat akun untuk membeli skema dan mengikuti sertifikasi kompetensi.</Lead>
      </div>
      <SignUpForm next={next} />
      <Small>
        Sudah punya akun? <TextLink to={loginAddress(next ?? undefined)}>Masuk</TextLink>
      </Small>
    </>
  );
};

export default SignUp;
