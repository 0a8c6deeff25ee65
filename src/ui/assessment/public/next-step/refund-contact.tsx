import { styled } from 'styled-components';
import { useConfig } from '../../../core/config-context.ts';
import { paths } from '../../../core/paths.ts';
import { ExternalLink } from '../../../kit/components/navigation/external-link.tsx';
import { TextLink } from '../../../kit/components/navigation/text-link.tsx';
import { mailAddress, phoneAddress, whatsappAddress } from '../../../kit/format/contact-address.ts';
import { fontWeight, space, touchTarget } from '../../../kit/theme/theme.ts';

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};

  a {
    align-items: center;
    display: inline-flex;
    font-weight: ${fontWeight.semibold};
    gap: ${space(1)};
    min-block-size: ${touchTarget};
    overflow-wrap: anywhere;
  }
`;

export const RefundContact = ({ trxId }: { readonly trxId: string }) => {
  const { email, phone, whatsapp } = useConfig().contact;
  return (
    <>
      <p>
        Atau, bila Anda sudah membayar, minta pengembalian atau pengalihan biayanya kepada lembaga sertifikasi. Sebutkan
        nomor transaksi <strong>{trxId}</strong>.
      </p>
      <Ways>
        {email && (
          <li>
            <a href={mailAddress(email, `Pengembalian atau pengalihan biaya ${trxId}`)}>Email {email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={phoneAddress(phone)}>Telepon {phone}</a>
          </li>
        )}
        {whatsapp && (
          <li>
            <ExternalLink href={whatsappAddress(whatsapp)}>WhatsApp {whatsapp}</ExternalLink>
          </li>
        )}
        {!email && !phone && !whatsapp && (
          <li>
            <TextLink to={paths.contact.to({})}>Kontak lembaga sertifikasi</TextLink>
          </li>
        )}
      </Ways>
    </>
  );
};
