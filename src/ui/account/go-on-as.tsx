import { paths } from '../core/paths.ts';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { type ProfileOwner, useCompleteness } from '../profile/public/profile-data.ts';

const GoOnAs = ({ candidate }: { readonly candidate: ProfileOwner }) => {
  const missing = useCompleteness(candidate)?.missing.length;
  const complete = missing === 0;
  return (
    <>
      <LinkButton to={complete ? paths.schemes.to({}) : paths.profile.to({})}>
        {complete ? 'Cari skema' : missing === undefined ? 'Buka profil' : 'Lengkapi profil'}
      </LinkButton>
      <LinkButton to={paths.home.to({})} variant="secondary">
        Ke Beranda
      </LinkButton>
    </>
  );
};

export default GoOnAs;
