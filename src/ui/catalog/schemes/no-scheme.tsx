import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { NotFoundPicture } from '../../kit/illustrations/not-found-picture.tsx';

const NoScheme = () => (
  <EmptyState
    picture={<NotFoundPicture />}
    title="Skema ini tidak ada"
    action={<LinkButton to={paths.schemes.to({})}>Lihat semua skema</LinkButton>}
  >
    Mungkin alamatnya salah ketik, atau skemanya sudah tidak dibuka lagi.
  </EmptyState>
);

export default NoScheme;
