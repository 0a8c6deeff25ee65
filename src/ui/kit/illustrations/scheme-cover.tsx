import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Code from 'lucide-react/icons/code';
import HardHat from 'lucide-react/icons/hard-hat';
import Megaphone from 'lucide-react/icons/megaphone';
import Network from 'lucide-react/icons/network';
import Palette from 'lucide-react/icons/palette';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import Wallet from 'lucide-react/icons/wallet';
import Wind from 'lucide-react/icons/wind';
import Wrench from 'lucide-react/icons/wrench';
import { css, styled } from 'styled-components';
import { media, withoutColorMix } from '../theme/media.ts';
import { color, radius } from '../theme/theme.ts';
import { CoverPattern, seedOf } from './cover-pattern.tsx';

type Look = { readonly icon: LucideIcon; readonly hue: string };

// The hue is mixed into the brand color, so that covers match any brand.
const looks: Readonly<Record<string, Look>> = {
  'teknologi-informasi': { icon: Code, hue: '#1d6fe8' },
  jaringan: { icon: Network, hue: '#0b8fa8' },
  data: { icon: ChartColumn, hue: '#6a4fe0' },
  pemasaran: { icon: Megaphone, hue: '#c8366b' },
  'sumber-daya-manusia': { icon: Users, hue: '#2a8f6a' },
  'keuangan-dan-akuntansi': { icon: Wallet, hue: '#1f7a3f' },
  'perhotelan-dan-kuliner': { icon: Utensils, hue: '#128bd6' },
  konstruksi: { icon: HardHat, hue: '#8ba0bb' },
  'administrasi-perkantoran': { icon: ClipboardList, hue: '#9147b8' },
  'industri-kreatif': { icon: Palette, hue: '#d0562f' },
  otomotif: { icon: Wrench, hue: '#5b6b86' },
  logistik: { icon: Truck, hue: '#2f6fb0' },
  'ketenagalistrikan-dan-tata-udara': { icon: Wind, hue: '#1593a5' },
};

const fallback: Look = { icon: BadgeCheck, hue: '#1d4fae' };

/** Low on a small laptop, where the title of a scheme would be below the fold. */
export const coverShape = css`
  aspect-ratio: 16 / 9;

  ${media.laptopColumns} {
    aspect-ratio: 16 / 5;
  }
`;

/** The `color` attribute sets the hue, because the prerendered styles would lack a class per hue. */
const Frame = styled.svg`
  ${coverShape}
  background: linear-gradient(
    120deg,
    color-mix(in oklab, ${color.brandStrong} 78%, currentColor),
    color-mix(in oklab, ${color.brand} 45%, currentColor)
  );
  block-size: auto;
  border-radius: ${radius.card};
  inline-size: 100%;

  ${withoutColorMix} {
    background: linear-gradient(120deg, ${color.brandStrong}, currentColor);
  }
`;

export type SchemeCoverProps = {
  readonly field?: string | undefined;
  readonly slug: string;
};

export const SchemeCover = ({ field = '', slug }: SchemeCoverProps) => {
  const { icon: Icon, hue } = looks[field] ?? fallback;
  return (
    <Frame viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true" color={hue}>
      <g fill="none" stroke="#fff" strokeOpacity="0.13" strokeLinecap="round">
        <CoverPattern seed={seedOf(slug)} />
      </g>
      <rect x="24" y="92" width="64" height="64" rx="16" fill="#fff" />
      <Icon x="40" y="108" width="32" height="32" color={color.brand} />
    </Frame>
  );
};
