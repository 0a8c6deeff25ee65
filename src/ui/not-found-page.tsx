import { LinkButton } from './components/button/link-button.tsx';
import { EmptyState } from './components/feedback/empty-state.tsx';
import { PageHeading } from './components/layout/page-heading.tsx';
import { NotFoundPicture } from './illustrations/not-found-picture.tsx';
import { paths } from './paths.ts';

/** Specification 2, Not-found page. */
const NotFoundPage = () => (
  <>
    <PageHeading title="Halaman Tidak Ditemukan" />
    <EmptyState
      picture={<NotFoundPicture />}
      title="This page could not be found"
      action={<LinkButton to={paths.home.to({})}>Kembali ke Beranda</LinkButton>}
    >
      Alamat yang Anda buka tidak ada di portal ini. Periksa kembali tautannya, atau mulai lagi dari beranda.
    </EmptyState>
  </>
);

export default NotFoundPage;
