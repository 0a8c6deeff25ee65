import { useHistoryState } from 'wouter/use-browser-location';
import { loginAddress, paths } from '../core/paths.ts';
import { safeReturnPath } from '../core/return-path.ts';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';

export const isPurchase = (next: string | null): boolean => {
  const [pathname = ''] = safeReturnPath(next).split('?');
  return paths.purchase.match(pathname) !== null;
};

export const NoAccountYet = ({ next }: { readonly next: string | null }) => (
  <>
    Belum punya akun? <TextLink to={loginAddress(next ?? undefined, true)}>Daftar</TextLink>
  </>
);

export const WhyLogIn = ({ next, signup = false }: { readonly next: string | null; readonly signup?: boolean }) => {
  if (!isPurchase(next))
    return (
      !signup && safeReturnPath(next) !== paths.home.to({}) && <p>Masuk dahulu untuk membuka halaman yang Anda tuju.</p>
    );
  return (
    <Callout title="Satu langkah lagi ke jadwal pilihan Anda">
      {signup
        ? 'Daftar dulu agar pembelian tercatat atas nama Anda. Setelah itu Anda langsung ke jadwal yang Anda pilih.'
        : 'Masuk dulu agar pembelian tercatat atas nama Anda. Setelah itu Anda langsung ke jadwal yang Anda pilih.'}
      {!signup && (
        <p>
          <NoAccountYet next={next} />
        </p>
      )}
    </Callout>
  );
};

/** The history state of the log-in page after a reset. Unlike a success message, it is still there when the candidate looks up. */
export const passwordChanged = { passwordChanged: true };

export const PasswordChanged = () =>
  'passwordChanged' in (useHistoryState<object | null>() ?? {}) && (
    <Callout tone="positive" title="Kata sandi Anda sudah diganti" live="polite">
      Masuk dengan kata sandi baru.
    </Callout>
  );
