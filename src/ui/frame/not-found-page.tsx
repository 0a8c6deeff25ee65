import { styled } from 'styled-components';
import { paths } from '../core/paths.ts';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { EmptyState } from '../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { NotFoundPicture } from '../kit/illustrations/not-found-picture.tsx';
import { fontSize } from '../kit/theme/theme.ts';

const Small = styled.p`
  font-size: ${fontSize.small};
`;

const NotFoundPage = () => (
  <>
    <PageHeading title="Halaman Tidak Ditemukan" />
    <EmptyState
      picture={<NotFoundPicture />}
      title="Alamat ini tidak ada di portal"
      action={<LinkButton to={paths.home.to({})}>Kembali ke Beranda</LinkButton>}
    >
      <p>Periksa kembali tautannya, atau mulai lagi dari beranda.</p>
      <Small lang="en">This page could not be found</Small>
    </EmptyState>
  </>
);

export default NotFoundPage;
