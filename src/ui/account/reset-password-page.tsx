import { useEffect, useState } from 'react';
import { lazyComponent } from '../core/lazy-component.ts';
import { PageSkeleton } from '../core/page/page-skeleton.tsx';
import type { PageProps } from '../core/route.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { useHistoryEmail } from './history-email.ts';
import { useResetLink } from './use-reset-link.ts';

const NewPasswordForm = lazyComponent(
  () => import('./new-password-form.tsx'),
  ({ title }) => <PageSkeleton title={title} />,
);

type ResetArgs = { readonly token?: string };

/** Requests a password reset link, or sets a new password with one (specification 2, /reset-password). */
const ResetPasswordPage = ({ args, title }: PageProps<ResetArgs>) => {
  const { link, isComing, forget } = useResetLink(args.token);
  useEffect(() => {
    if (args.token !== undefined) void NewPasswordForm.preload(); // while the token leaves the address
  }, [args.token]);
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
