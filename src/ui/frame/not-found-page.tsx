import { paths } from '../core/paths.ts';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { EmptyState } from '../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { Text } from '../kit/components/text/text.tsx';
import { NotFoundPicture } from '../kit/illustrations/not-found-picture.tsx';

const NotFoundPage = () => (
  <>
    <PageHeading title="Halaman Tidak Ditemukan" />
    <EmptyState
      picture={<NotFoundPicture />}
      title="Alamat ini tidak ada di portal"
      action={<LinkButton to={paths.home.to({})}>Kembali ke Beranda</LinkButton>}
    >
      <p>Periksa kembali tautannya, atau mulai lagi dari beranda.</p>
      <Text $size="small" lang="en">
        This page could not be found
      </Text>
    </EmptyState>
  </>
);

export default NotFoundPage;
