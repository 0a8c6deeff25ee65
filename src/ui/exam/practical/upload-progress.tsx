import { styled } from 'styled-components';
import { Button } from '../../kit/components/button/button.tsx';
import { Meter } from '../../kit/components/feedback/meter.tsx';
import { space } from '../../kit/theme/theme.ts';

const Frame = styled.div`
  align-items: center;
  display: grid;
  gap: ${space(2)} ${space(4)};
  grid-template-columns: minmax(0, 1fr) auto;

  > div {
    display: grid;
    gap: ${space(2)};
  }

  p {
    font-variant-numeric: tabular-nums;
  }
`;

export interface UploadProgressProps {
  readonly name: string;
  readonly percent: number;
  readonly onStop?: () => void;
}

export const UploadProgress = ({ name, percent, onStop }: UploadProgressProps) => (
  <Frame>
    <div>
      <p>{percent < 100 ? `Mengunggah, ${percent}%` : 'Menunggu jawaban server…'}</p>
      <Meter label={`Kemajuan unggah ${name}`} percent={Math.min(percent, 99)} role="progressbar" />
    </div>
    {onStop && (
      <Button variant="secondary" onClick={onStop}>
        Batalkan
      </Button>
    )}
  </Frame>
);
