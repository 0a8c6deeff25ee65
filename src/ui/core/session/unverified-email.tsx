import { Callout } from '../../kit/components/feedback/callout.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { Breakable } from '../../kit/components/text/breakable.tsx';
import { paths } from '../paths.ts';
import { useSession } from './session-view.ts';
import { WrongAddress } from './wrong-address.tsx';

export const UnverifiedEmail = () => {
  const { candidate } = useSession();
  return (
    candidate?.emailVerified === false && (
      <Callout tone="info">
        <p>
          Email Anda belum terverifikasi. Buka tautan yang kami kirim ke <Breakable>{candidate.email}</Breakable>, atau{' '}
          <TextLink to={paths.profile.to({})}>minta tautan baru di profil</TextLink>. Sampai terverifikasi, pembelian
          dapat ditolak, dan kabar asesmen Anda ada di notifikasi portal ini.
        </p>
        <WrongAddress email={candidate.email} />
      </Callout>
    )
  );
};
