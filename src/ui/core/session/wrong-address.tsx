import { styled } from 'styled-components';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { Breakable } from '../../kit/components/text/breakable.tsx';
import { fontWeight } from '../../kit/theme/theme.ts';
import { paths } from '../paths.ts';

const Summary = styled.summary`
  cursor: pointer;
  font-weight: ${fontWeight.semibold};
`;

/** Names the ways out of a wrong address. The API has no call that changes it. */
export const WrongAddress = ({ email }: { readonly email: string }) => (
  <details>
    <Summary>Alamatnya salah?</Summary>
    <p>
      Bila Anda belum membeli apa pun, keluar lalu daftar lagi dengan alamat yang benar. Bila sudah,{' '}
      <TextLink to={`${paths.contact.to({})}?tulis=personal-data`}>
        minta LSP mengganti <Breakable>{email}</Breakable>
      </TextLink>
      ; data dan pembelian Anda tetap.
    </p>
  </details>
);
