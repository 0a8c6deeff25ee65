import { useState } from 'react';
import { styled } from 'styled-components';
import type { Candidate } from '../../domain/account/candidate.ts';
import { color, fontSize, fontWeight } from '../kit/theme/theme.ts';

const Disc = styled.span<{ $large: boolean }>`
  align-items: center;
  background: ${color.brandTint};
  block-size: ${({ $large }) => ($large ? '6rem' : '2.25rem')};
  border-radius: 50%;
  color: ${color.brandStrong};
  display: inline-flex;
  font-size: ${({ $large }) => ($large ? fontSize.heading : fontSize.small)};
  font-weight: ${fontWeight.bold};
  flex: none;
  inline-size: ${({ $large }) => ($large ? '6rem' : '2.25rem')};
  justify-content: center;
  overflow: hidden;

  img {
    block-size: 100%;
    inline-size: 100%;
    object-fit: cover;
  }
`;

const initials = (fullname: string): string => {
  const words = fullname.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase() || '?';
};

export const ProfilePhoto = ({
  candidate,
  large = false,
}: {
  candidate: Pick<Candidate, 'fullname' | 'photo'>;
  large?: boolean;
}) => {
  const [broken, setBroken] = useState<string | null>(null);
  const { photo, fullname } = candidate;
  return (
    <Disc aria-hidden="true" $large={large}>
      {photo && photo !== broken ? <img src={photo} alt="" onError={() => setBroken(photo)} /> : initials(fullname)}
    </Disc>
  );
};
