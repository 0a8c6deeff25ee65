import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../kit/theme/theme.ts';

const Frame = styled.aside`
  background: ${color.brandTint};
  border-radius: ${radius.card};
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(5)};

  h2 {
    font-size: ${fontSize.lead};
  }

  ol {
    display: grid;
    gap: ${space(2)};
    list-style: decimal;
    padding-inline-start: ${space(5)};
  }

  svg {
    block-size: auto;
    inline-size: 100%;
    max-inline-size: 18rem;
  }
`;

const Drawing = () => (
  <svg viewBox="0 0 288 118" aria-hidden="true">
    <g fill={color.surfaceRaised} stroke={color.brand} strokeWidth="2">
      <rect x="4" y="10" width="136" height="98" rx="4" />
      <rect x="148" y="10" width="136" height="98" rx="4" />
    </g>
    <g stroke={color.brand} strokeLinecap="round" strokeOpacity="0.35" strokeWidth="4">
      <path d="M42 26h60M52 62h40M36 74h72M48 86h48M160 26h76M160 46h52M160 58h52M160 70h52M160 82h52M160 94h40" />
    </g>
    <rect x="30" y="37" width="84" height="14" rx="7" fill={color.accentTint} stroke={color.accent} strokeWidth="2.5" />
    <path d="M42 44h60" stroke={color.accentText} strokeLinecap="round" strokeWidth="3" />
    <rect
      x="224"
      y="42"
      width="48"
      height="48"
      rx="4"
      fill={color.accentTint}
      stroke={color.accent}
      strokeWidth="2.5"
    />
    <path
      d="M231 49h12v12h-12zM253 49h12v12h-12zM231 71h12v12h-12zM249 67h5v5h-5zM257 73h8v10h-4v-5h-4zM248 77h5v6h-5z"
      fill={color.brandStrong}
    />
  </svg>
);

/** `isChecked`: this portal checks certificates, so the address in the QR code does. */
export const WhereToFind = ({ isChecked }: { readonly isChecked: boolean }) => (
  <Frame aria-labelledby="letak-nomor">
    <h2 id="letak-nomor">Di mana nomornya?</h2>
    <Drawing />
    <ol>
      <li>Nomor tertulis di halaman depan, di bawah judul “Sertifikat Kompetensi”.</li>
      <li>
        Kode QR ada di halaman depan dan di halaman daftar unit.
        {isChecked && ' Pindai dengan kamera ponsel; alamatnya langsung memeriksa sertifikat.'}
      </li>
    </ol>
  </Frame>
);
