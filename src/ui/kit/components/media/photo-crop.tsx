import { useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { styled } from 'styled-components';
import { color, fontWeight, radius, space } from '../../theme/theme.ts';
import { Stack } from '../layout/stack.tsx';
import { Note } from '../text/note.tsx';
import { cropRules } from './photo-crop-rules.ts';

const Stage = styled.div`
  ${cropRules}
  background: ${color.brandStrong};
  aspect-ratio: 1;
  border-radius: ${radius.control};
  inline-size: 100%;
  max-block-size: min(22rem, 50dvh);
  overflow: hidden;
  position: relative;
`;

const Zoom = styled.label`
  align-items: center;
  display: grid;
  font-weight: ${fontWeight.semibold};
  gap: ${space(3)};
  grid-template-columns: auto minmax(0, 1fr) auto;

  input {
    accent-color: ${color.brand};
    block-size: 2.75rem;
    inline-size: 100%;
    margin: 0;
  }

  output {
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.regular};
    min-inline-size: 3.5ch;
    text-align: end;
  }
`;

const helpId = 'photo-crop-help';
const widest = 3;
const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;

export type CropArea = Readonly<Area>;

export type PhotoCropProps = {
  readonly picture: string;
  /** Width by height of the part that is kept. */
  readonly aspect: number;
  readonly onArea: (area: CropArea) => void;
  readonly onUnreadable: () => void;
};

const PhotoCrop = ({ picture, aspect, onArea, onUnreadable }: PhotoCropProps) => {
  const [at, setAt] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const cropper = {
    role: 'application',
    'aria-label': 'Bagian foto yang dipakai',
    'aria-describedby': helpId,
  } as const;
  return (
    <Stack>
      <Note id={helpId}>Geser foto dengan jari, mouse, atau tombol panah. Perbesar bila perlu.</Note>
      <Stage>
        <Cropper
          image={picture}
          crop={at}
          zoom={zoom}
          maxZoom={widest}
          aspect={aspect}
          keyboardStep={8}
          onCropChange={setAt}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onArea(area)}
          cropperProps={cropper}
          mediaProps={{ onError: onUnreadable }}
          disableAutomaticStylesInjection
        />
      </Stage>
      <Zoom>
        Perbesar
        <input
          type="range"
          min={1}
          max={widest}
          step={0.05}
          value={zoom}
          aria-valuetext={percent(zoom)}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
        <output>{percent(zoom)}</output>
      </Zoom>
    </Stack>
  );
};

export default PhotoCrop;
