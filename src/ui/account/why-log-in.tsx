import { Callout } from '../components/feedback/callout.tsx';
import { paths } from '../paths.ts';
import { safeReturnPath } from '../return-path.ts';

const isPurchase = (next: string | null): boolean => {
  const [pathname = ''] = safeReturnPath(next).split('?');
  return paths.purchase.match(pathname) !== null;
};

/** Tells a guest who has chosen a schedule why a log-in is needed, and that the portal keeps the choice. */
export const WhyLogIn = ({ next, signup = false }: { readonly next: string | null; readonly signup?: boolean }) =>
  isPurchase(next) && (
    <Callout title="Jadwal pilihan Anda tersimpan">
      {signup
        ? 'Daftar dulu agar pembelian tercatat atas nama Anda. Setelah itu Anda langsung ke jadwal yang Anda pilih.'
        : 'Masuk dulu agar pembelian tercatat atas nama Anda. Setelah itu Anda langsung ke jadwal yang Anda pilih.'}
    </Callout>
  );
