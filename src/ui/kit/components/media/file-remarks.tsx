import Minimize2 from 'lucide-react/icons/minimize-2';
import ScanEye from 'lucide-react/icons/scan-eye';
import type { ReactNode } from 'react';
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

export const faultTexts = { dark: 'tampak gelap', blurred: 'tampak buram', broken: 'tampak rusak' };

/** An accepted file that may still need a look. Sizes are in bytes. */
export interface RemarkedFile {
  readonly name: string;
  readonly size: number;
  readonly shrunkFrom: number | null;
  readonly fault: keyof typeof faultTexts | null;
}

const advice: Readonly<Record<keyof typeof faultTexts, string>> = {
  dark: 'Bila tulisannya sulit dibaca, ambil ulang di tempat yang terang; bila terbaca, file ini dapat dipakai.',
  blurred:
    'Bila tulisannya sulit dibaca, ambil ulang dengan kamera yang tidak bergerak; bila terbaca, file ini dapat dipakai.',
  broken:
    'Buka file itu: bila isinya tidak muncul atau tidak utuh, pilih file lain; bila utuh, file ini dapat dipakai.',
};

const Remark = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <Line>
    {icon}
    <span>
      <FileName name={name} /> {children}
    </span>
  </Line>
);

/** Advice only: a file with a remark is sent as any other. */
export const FileRemarks = ({ remarked }: { readonly remarked: readonly RemarkedFile[] }) =>
  remarked.map(({ name, size, shrunkFrom, fault }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name and size
    <div key={index}>
      {shrunkFrom !== null && (
        <Remark icon={<Minimize2 size={16} aria-hidden="true" />} name={name}>
          diperkecil dari {fileSize(shrunkFrom)} menjadi {fileSize(size)}.{' '}
          {fault === null && 'Pastikan tulisannya masih terbaca.'}
        </Remark>
      )}
      {fault !== null && (
        <Remark icon={<ScanEye size={16} aria-hidden="true" />} name={name}>
          {faultTexts[fault]}. {advice[fault]}
        </Remark>
      )}
    </div>
  ));
