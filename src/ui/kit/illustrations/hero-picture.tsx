import { color } from '../theme/theme.ts';
import { sealPath } from './seal-path.ts';

const seal = sealPath(414, 282, 44, 16);

const Certificate = () => (
  <g transform="rotate(4 340 190)">
    <rect
      x="208"
      y="76"
      width="272"
      height="204"
      rx="14"
      fill={color.brandStrong}
      fillOpacity="0.35"
      transform="translate(8 12)"
    />
    <rect x="208" y="76" width="272" height="204" rx="14" fill={color.surfaceRaised} />
    <rect x="222" y="90" width="244" height="176" rx="7" fill="none" stroke={color.accent} strokeWidth="2" />
    <path
      d="M222 108v-11a7 7 0 0 1 7-7h11M448 90h11a7 7 0 0 1 7 7v11"
      fill="none"
      stroke={color.accent}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <rect x="284" y="114" width="120" height="12" rx="6" fill={color.brand} />
    <rect x="308" y="136" width="72" height="6" rx="3" fill={color.accent} />
    <g fill={color.brandTint}>
      <rect x="252" y="164" width="184" height="8" rx="4" />
      <rect x="268" y="182" width="152" height="8" rx="4" />
      <rect x="300" y="200" width="88" height="8" rx="4" />
    </g>
    <path
      d="M330 242c8-16 14-16 12-5s6 6 10-1 8-5 7 1 6 4 15 0"
      fill="none"
      stroke={color.brand}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </g>
);

const Candidate = () => (
  <g>
    <path d="M110 347C122 331 148 324 180 324c60 0 96 38 96 114A208 208 0 0 1 110 347z" fill={color.brandTint} />
    <path
      d="M114 282c-4-62 22-96 66-96s70 34 66 96c-1 22 8 34 14 46-24 22-54 30-80 30s-56-8-80-30c6-12 15-24 14-46z"
      fill={color.accent}
    />
    <path d="M136 262c0-34 17-54 44-54s44 20 44 54c0 30-19 54-44 54s-44-24-44-54z" fill="#e9b98a" />
    <path d="M136 256c2-32 18-48 44-48s42 16 44 48c-10-22-24-32-44-32s-34 10-44 32z" fill={color.brandStrong} />
    <path
      d="M160 258q5-5 10 0M190 258q5-5 10 0"
      fill="none"
      stroke={color.brandStrong}
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <path d="M168 286q12 10 24 0" fill="none" stroke={color.brandStrong} strokeWidth="3.5" strokeLinecap="round" />
    <path
      d="M130 318c16 22 34 30 50 30s38-10 52-34"
      fill="none"
      stroke={color.onAccent}
      strokeOpacity="0.22"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
);

const Seal = () => (
  <g>
    <path d="M392 310l-14 66 34-18 12-40zM436 310l14 66-34-18-12-40z" fill={color.accentText} />
    <path d={seal} fill={color.accent} />
    <circle cx="414" cy="282" r="31" fill={color.brandStrong} />
    <path
      d="M400 283l10 10 19-21"
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

export const HeroPicture = () => (
  <svg viewBox="0 0 540 440" width="540" height="440" aria-hidden="true">
    <circle cx="282" cy="230" r="208" fill={color.brand} />
    <circle cx="282" cy="230" r="160" fill="none" stroke="#fff" strokeOpacity="0.1" strokeWidth="2" />
    <circle
      cx="282"
      cy="230"
      r="208"
      fill="none"
      stroke={color.accent}
      strokeWidth="4"
      strokeDasharray="180 1127"
      strokeLinecap="round"
      transform="rotate(-64 282 230)"
    />
    <Certificate />
    <Candidate />
    <Seal />
    <g fill={color.surfaceRaised}>
      <rect x="40" y="120" width="128" height="56" rx="12" />
      <rect x="86" y="138" width="60" height="7" rx="3.5" fill={color.brand} />
      <rect x="86" y="152" width="40" height="6" rx="3" fill={color.onBrandMuted} />
      <circle cx="64" cy="148" r="12" fill={color.positive} />
    </g>
    <path
      d="M58.5 148.5l4 4 7-8"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M492 96v16M484 104h16M66 262v12M60 268h12" stroke={color.accent} strokeWidth="3" strokeLinecap="round" />
  </svg>
);
