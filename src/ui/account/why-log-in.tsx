import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHistoryState } from 'wouter/use-browser-location';
import { loginAddress, paths } from '../core/paths.ts';
import { safeReturnPath } from '../core/return-path.ts';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { Lead } from './form-side.ts';

export const isPurchase = (next: string | null): boolean => {
  const [pathname = ''] = safeReturnPath(next).split('?');
  return paths.purchase.match(pathname) !== null;
};

const toSchedule = 'Satu langkah lagi ke jadwal pilihan Anda.';
const toPage = 'Masuk dahulu untuk membuka halaman yang Anda tuju.';

const reasonOf = (next: string | null, signup: boolean): string | null => {
  if (isPurchase(next)) return toSchedule;
  return !signup && safeReturnPath(next) !== paths.home.to({}) ? toPage : null;
};

const usualLead =
  'Gunakan email dan kata sandi yang Anda daftarkan untuk melanjutkan proses sertifikasi kompetensi Anda.';

/** As high as the usual lead, because the prerendered page shows that one before it can read the address. */
const LeadRoom = styled(Lead)`
  display: grid;

  &::before {
    content: attr(data-room);
    visibility: hidden;
  }

  &::before,
  span {
    grid-area: 1 / 1;
  }
`;

const leadOf = (next: string | null): ReactNode => {
  switch (reasonOf(next, false)) {
    case toSchedule:
      return (
        <>
          <strong>{toSchedule}</strong> Masuk dulu; setelah itu Anda langsung ke sana.
        </>
      );
    case toPage:
      return `${toPage} Gunakan email dan kata sandi Anda.`;
    default:
      return usualLead;
  }
};

export const LogInLead = ({ next }: { readonly next: string | null }) => (
  <>
    <LeadRoom data-room={usualLead}>
      <span>{leadOf(next)}</span>
    </LeadRoom>
    <Lead>
      Belum punya akun? <TextLink to={loginAddress(next ?? undefined, true)}>Daftar</TextLink>
    </Lead>
  </>
);

/** The boxes of a group stand on the page as if they were not in it. */
const Group = styled.div`
  display: contents;
`;

interface WhyLogInProps {
  readonly next: string | null;
  readonly signup?: boolean;
  /** The form. A screen reader that enters it by Tab says why it is there. */
  readonly children: ReactNode;
}

export const WhyLogIn = ({ next, signup = false, children }: WhyLogInProps) => {
  const why = reasonOf(next, signup);
  // the same element without a reason, so that what was typed before the address was read stays
  return (
    <Group {...(why && { role: 'group', 'aria-label': why })}>
      {signup && why && (
        <Callout title={why}>
          Daftar dulu agar pembelian tercatat atas nama Anda. Setelah itu Anda langsung ke jadwal yang Anda pilih.
        </Callout>
      )}
      {children}
    </Group>
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
