import { Minimize2 } from 'lucide-react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/theme.ts';
import { FileName } from './file-name.tsx';
import { fileSize } from './file-size.ts';

const Line = styled.p`
  color: ${color.textMuted};
  display: flex;
  font-size: ${fontSize.small};
  gap: ${space(1.5)};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-block-start: 0.15em;
  }
`;

export interface ShrunkFile {
  readonly name: string;
  /** Sizes in bytes. */
  readonly from: number;
  readonly to: number;
}

export const ShrunkFiles = ({ shrunk }: { readonly shrunk: readonly ShrunkFile[] }) =>
  shrunk.map(({ name, from, to }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name and size
    <Line key={index}>
      <Minimize2 size={16} aria-hidden="true" />
      <span>
        <FileName name={name} /> diperkecil dari {fileSize(from)} menjadi {fileSize(to)}. Pastikan tulisannya masih
        terbaca.
      </span>
    </Line>
  ));
