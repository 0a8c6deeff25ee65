import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { color, fontSize, layer, radius, shadow, space } from '../theme/theme.ts';

const Place = styled.div`
  inset: auto auto ${space(4)} ${space(4)};
  max-inline-size: min(26rem, calc(100vw - ${space(24)}));
  position: fixed;
  z-index: ${layer.menu};
`;

const Frame = styled.p`
  background: ${color.cautionTint};
  border: 1px solid ${color.caution};
  border-radius: ${radius.card};
  box-shadow: ${shadow.overlay};
  color: ${color.text};
  font-size: ${fontSize.small};
  padding: ${space(2)} ${space(3)};
`;

/** The simulated server keeps its world in this browser: that it cannot is told (fault matrix 68). */
export const StorageNotice = ({ control }: { control: SimulationControl }) => {
  const [lasting, setLasting] = useState(true);
  useEffect(() => control.watchStorage(setLasting), [control]);
  return (
    <Place role="status" data-print="hidden">
      {!lasting && (
        <Frame>
          Penyimpanan perangkat tidak tersedia. Simulasi tetap berjalan, tetapi isinya hilang bila halaman ini ditutup
          atau dimuat ulang.
        </Frame>
      )}
    </Place>
  );
};
