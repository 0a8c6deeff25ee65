import { isMinor } from '../../../domain/profile/minor.ts';
import { useConfig } from '../../core/config-context.ts';
import { paths } from '../../core/paths.ts';
import { useSession } from '../../core/session/session-view.ts';
import { useToday } from '../../forms/use-today.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { useProfile } from './profile-data.ts';

export const GuardianGuard = () => {
  const id = useSession().candidate?.id;
  const { guardianConsent } = useConfig().features;
  return id === undefined || !guardianConsent ? null : <OfCandidate candidateId={id} />;
};

const OfCandidate = ({ candidateId }: { readonly candidateId: string }) => {
  const { data: profile } = useProfile(candidateId);
  const today = useToday();
  if (profile?.guardianConsent !== false || !isMinor(profile.personal.birthDate, today)) return null;
  return (
    <Callout tone="caution" title="Persetujuan orang tua atau wali belum ada">
      Anda belum berusia 18 tahun. <TextLink to={paths.profile.to({})}>Lengkapi persetujuan wali di profil</TextLink>{' '}
      sebelum mengirim data Anda.
    </Callout>
  );
};
