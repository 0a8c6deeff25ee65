import { paths } from '../core/paths.ts';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { type ProfileOwner, useCompleteness } from '../profile/public/profile-data.ts';
import { useOrderInMind } from '../purchase/public/order-in-mind.ts';

const GoOnAs = ({ candidate }: { readonly candidate: ProfileOwner }) => {
  const missing = useCompleteness(candidate)?.missing.length;
  const complete = missing === 0;
  const order = useOrderInMind(candidate.id);
  return (
    <>
      {order ? (
        <LinkButton to={order}>Lanjutkan ke jadwal pilihan Anda</LinkButton>
      ) : (
        <LinkButton to={complete ? paths.schemes.to({}) : paths.profile.to({})}>
          {complete ? 'Cari skema' : missing === undefined ? 'Buka profil' : 'Lengkapi profil'}
        </LinkButton>
      )}
      <LinkButton to={paths.home.to({})} variant="secondary">
        Ke Beranda
      </LinkButton>
    </>
  );
};

export default GoOnAs;
