import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { politely } from '../../kit/components/feedback/politely.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { type SignatureDraft, signatureImage } from './signature-draft.ts';

const Frame = styled.figure`
  ${raisedPanel}
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  max-inline-size: 36rem;
  padding: ${space(4)};

  > :first-child {
    align-content: center;
    block-size: 6rem;
    max-inline-size: 100%;
    object-fit: contain;
  }

  figcaption {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const usePicture = (draft: SignatureDraft, ready: boolean): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    if (!ready) return;
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
  }, [draft, ready]);
  return address;
};

interface SignaturePreviewProps {
  readonly draft: SignatureDraft;
  /** Shown while the picture cannot be made yet. */
  readonly wait?: string;
}

/** Has its full height from the start, because a picture that arrives later would move the buttons below under a press. */
export const SignaturePreview = ({ draft, wait = '' }: SignaturePreviewProps) => {
  const address = usePicture(draft, wait === '');
  return (
    <Frame>
      {address ? <img src={address} alt="Tanda tangan yang akan disimpan" /> : <p {...politely}>{wait}</p>}
      <figcaption>Pratinjau</figcaption>
    </Frame>
  );
};
