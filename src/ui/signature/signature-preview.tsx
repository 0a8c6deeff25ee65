import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { raisedPanel } from '../theme/surfaces.ts';
import { color, fontSize, space } from '../theme/theme.ts';
import { type SignatureDraft, signatureImage } from './signature-draft.ts';

const Frame = styled.figure`
  ${raisedPanel}
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  max-inline-size: 36rem;
  padding: ${space(4)};

  img {
    max-block-size: 6rem;
    object-fit: contain;
  }

  figcaption {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const usePicture = (draft: SignatureDraft): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    void signatureImage(draft)
      .catch(() => null)
      .then((picture) => {
        if (gone) return;
        made = picture && URL.createObjectURL(picture);
        setAddress(made);
      });
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [draft]);
  return address;
};

export const SignaturePreview = ({ draft }: { readonly draft: SignatureDraft }) => {
  const address = usePicture(draft);
  return (
    address && (
      <Frame>
        <img src={address} alt="Tanda tangan yang akan disimpan" />
        <figcaption>Pratinjau</figcaption>
      </Frame>
    )
  );
};
