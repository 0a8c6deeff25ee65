import { useConfig } from '../../core/config-context.ts';
import { knownAddress } from '../../core/page/known-address.ts';
import { paths } from '../../core/paths.ts';
import { ExternalLinkButton } from '../../kit/components/button/external-link-button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';

/** Links the address only if its origin is the API's or a configured storage origin. */
const CertificateAddress = ({ address }: { readonly address: string }) => {
  const { api, storage } = useConfig();
  const known = knownAddress(address, api.baseUrl, storage);
  if (known)
    return (
      <Callout
        live="polite"
        title="Sertifikat Anda ada di penyimpanan lembaga"
        action={<ExternalLinkButton href={known.href}>Buka sertifikat</ExternalLinkButton>}
      >
        Buka, lalu simpan file PDF aslinya.
      </Callout>
    );
  return (
    <Callout
      tone="caution"
      live="polite"
      title="Server menunjuk alamat yang tidak dikenal portal"
      action={
        <LinkButton to={paths.contact.to({})} variant="secondary" size="small">
          Hubungi lembaga sertifikasi
        </LinkButton>
      }
    >
      Karena itu alamatnya tidak kami buka. Tanyakan sertifikat Anda kepada lembaga sertifikasi.
    </Callout>
  );
};

export default CertificateAddress;
