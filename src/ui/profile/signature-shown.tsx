import { useState } from 'react';
import { styled } from 'styled-components';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { raisedPanel } from '../kit/theme/surfaces.ts';
import { color, fontSize, space } from '../kit/theme/theme.ts';

const Frame = styled.figure`
  ${raisedPanel}
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  max-inline-size: 36rem;
  padding: ${space(6)} ${space(5)} ${space(4)};

  img {
    block-size: 8rem;
    object-fit: contain;
  }

  figcaption {
    border-block-start: 2px dashed ${color.border};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    inline-size: 100%;
    padding-block-start: ${space(3)};
    text-align: center;
  }
`;

export const SignatureShown = ({ picture }: { readonly picture: string }) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === picture)
    return (
      <Callout tone="caution" title="Gambar tanda tangan belum bisa ditampilkan">
        Muat ulang halaman ini, atau ganti tanda tangan Anda.
      </Callout>
    );
  return (
    <Frame>
      <img src={picture} alt="Tanda tangan Anda" onError={() => setBroken(picture)} />
      <figcaption>Tanda tangan yang tersimpan</figcaption>
    </Frame>
  );
};
