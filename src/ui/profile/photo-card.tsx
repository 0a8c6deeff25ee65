import Camera from 'lucide-react/icons/camera';
import { useState } from 'react';
import { styled } from 'styled-components';
import { photoSourceLimits } from '../../domain/files/upload-limits.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { ProfilePhoto } from '../core/profile-photo.tsx';
import { Button } from '../kit/components/button/button.tsx';
import { Cluster } from '../kit/components/layout/cluster.tsx';
import { largestSize } from '../kit/components/media/file-size.ts';
import { color, fontSize, space } from '../kit/theme/theme.ts';
import { FormSection } from './public/form-section.tsx';
import { personalIdPrefix } from './public/personal-labels.ts';

const Side = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: ${space(2)};
  justify-items: start;
  min-inline-size: 0;

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const PhotoDialog = lazyComponent(() => import('./photo-dialog.tsx'));

export interface PhotoCardProps {
  readonly candidateId: string;
  readonly fullname: string;
  readonly photo: string | null;
}

export const PhotoCard = ({ candidateId, fullname, photo }: PhotoCardProps) => {
  const [open, setOpen] = useState(false);
  return (
    <FormSection title="Foto profil">
      <Cluster $gap={5}>
        <ProfilePhoto large candidate={{ fullname, photo }} />
        <Side>
          <Button
            id={`${personalIdPrefix}photo`}
            variant="secondary"
            onPointerEnter={() => void PhotoDialog.preload()}
            onClick={() => setOpen(true)}
          >
            <Camera size={20} aria-hidden="true" />
            {photo ? 'Ganti foto' : 'Tambah foto'}
          </Button>
          <p>
            Pas foto 3×4 dengan wajah yang terlihat jelas, paling besar {largestSize(photoSourceLimits)}. Foto dipotong
            3×4 dan dikecilkan, lalu langsung disimpan.
          </p>
        </Side>
      </Cluster>
      {open && <PhotoDialog candidateId={candidateId} first={!photo} onClose={() => setOpen(false)} />}
    </FormSection>
  );
};
