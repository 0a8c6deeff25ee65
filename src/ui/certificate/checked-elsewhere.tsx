import { readCheckInput } from '../../domain/certificate/certificate-number.ts';
import { LinkButton } from '../components/button/link-button.tsx';
import { EmptyState } from '../components/feedback/empty-state.tsx';
import { PageHeading } from '../components/layout/page-heading.tsx';
import { ExternalLink } from '../components/navigation/external-link.tsx';
import { useConfig } from '../config-context.ts';
import { useAddressSearch } from '../page/address-search.ts';
import { paths } from '../paths.ts';

export const CheckedElsewhere = ({ title }: { readonly title: string }) => {
  const { certificateHolders } = useConfig().links;
  const asked = readCheckInput(new URLSearchParams(useAddressSearch()).get('no') ?? '');
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        title="Sertifikat tidak diperiksa di portal ini"
        action={
          certificateHolders ? (
            <ExternalLink href={certificateHolders}>Cari pemegang sertifikat</ExternalLink>
          ) : (
            <LinkButton to={paths.contact.to({})}>Hubungi lembaga sertifikasi</LinkButton>
          )
        }
      >
        Lembaga sertifikasi ini memeriksa keaslian sertifikat di tempat lain.
        {asked.kind === 'number' && ` Siapkan nomor sertifikatnya: ${asked.number}.`}
      </EmptyState>
    </>
  );
};
