import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { color, fontSize, space } from '../theme/theme.ts';
import { sampleTexts } from './sample-texts.ts';
import type { SampleValue } from './sample-values.ts';

/** Sticky at the bottom of the window, because the band appears when the configuration has loaded and must not shift or cover anything. */
const Band = styled.section`
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize.small};
  inset-block-end: 0;
  line-height: 1.35;
  padding: ${space(1)} ${space(4)};
  pointer-events: none;
  position: sticky;
  text-align: center;

  ${media.print} {
    display: none;
  }
`;

const SampleBand = ({ values }: { values: readonly SampleValue[] }) => (
  <Band aria-label="Untuk pengelola portal">
    Untuk pengelola: {values.map((value) => sampleTexts[value]).join(', ')} masih contoh. Isi di config.json.
  </Band>
);

export default SampleBand;
