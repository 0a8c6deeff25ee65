import { useState } from 'react';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import type { PageProps } from '../route.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { useHistoryEmail } from './history-email.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { useResetLink } from './use-reset-link.ts';

type ResetArgs = { readonly token?: string };

/** Requests a password reset link, or sets a new password with one (specification 2, /reset-password). */
const ResetPasswordPage = ({ args, title }: PageProps<ResetArgs>) => {
  const { link, isComing, forget } = useResetLink(args.token);
  const [email, setEmail] = useState(useHistoryEmail());
  // `useResetLink` is about to remove the token from the address, and the page then renders again
  if (isComing) return <PageSkeleton title={title} />;
  if (!link) return <ForgotPassword title={title} email={email} />;
  const askAgain = (typed: string) => {
    setEmail(typed);
    forget();
    document.querySelector<HTMLElement>('main')?.focus();
  };
  return <NewPasswordForm key={link.token} title={title} link={link} onAskAgain={askAgain} />;
};

export default ResetPasswordPage;
