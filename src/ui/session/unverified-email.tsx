import { Callout } from '../components/feedback/callout.tsx';
import { TextLink } from '../components/navigation/text-link.tsx';
import { paths } from '../paths.ts';
import { useSession } from './session-view.ts';

/** A line for a candidate with an unverified email; nothing where the API does not say whether it is verified. */
export const UnverifiedEmail = () => {
  const { candidate } = useSession();
  return (
    candidate?.emailVerified === false && (
      <Callout tone="info">
        <p>
          Email Anda belum terverifikasi. Buka tautan yang kami kirim ke {candidate.email}, atau{' '}
          <TextLink to={paths.profile.to({})}>minta tautan baru di profil</TextLink>.
        </p>
      </Callout>
    )
  );
};
