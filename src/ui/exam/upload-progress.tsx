import { styled } from 'styled-components';
import { Button } from '../components/button.tsx';
import { Meter } from '../components/meter.tsx';
import { space } from '../theme/theme.ts';

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
  /** The file's name. */
  readonly name: string;
  readonly percent: number;
  readonly onStop: () => void;
}

/** A file on its way; at 100 the server is working. */
export const UploadProgress = ({ name, percent, onStop }: UploadProgressProps) => (
  <Frame>
    <div>
      <p>{percent < 100 ? `Mengunggah, ${percent}%` : 'Menunggu jawaban server…'}</p>
      <Meter label={`Kemajuan unggah ${name}`} percent={percent} role="progressbar" />
    </div>
    <Button variant="secondary" onClick={onStop}>
      Batalkan
    </Button>
  </Frame>
);
