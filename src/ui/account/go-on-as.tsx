import { LinkButton } from '../components/button/link-button.tsx';
import { paths } from '../paths.ts';
import { type ProfileOwner, useCompleteness } from '../personal-data/profile-data.ts';

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
