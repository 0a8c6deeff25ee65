import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PictureArea } from '../../application/ports/profile/photo-compressor.ts';
import { photoSourceLimits } from '../../domain/files/upload-limits.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { Slot } from '../core/slots.tsx';
import { pictureRefusal, unreadableFileText } from '../forms/file-refusal.ts';
import { LeaveWarning } from '../forms/leave-warning.tsx';
import { useChosenFiles } from '../forms/use-chosen-files.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { Meter } from '../kit/components/feedback/meter.tsx';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { FileDrop } from '../kit/components/media/file-drop.tsx';
import { largestSize } from '../kit/components/media/file-size.ts';
import { Dialog } from '../kit/components/overlay/dialog.tsx';
import { space } from '../kit/theme/theme.ts';
import { useSavePhoto } from './use-save-photo.ts';

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  &:focus {
    outline: none;
  }
`;

const PhotoCrop = lazyComponent(
  () => import('../kit/components/media/photo-crop.tsx'),
  <SkeletonBlock $height="22rem" />,
);

export interface PhotoDialogProps {
  readonly candidateId: string;
  readonly first: boolean;
  readonly onClose: () => void;
}

const PhotoDialog = ({ candidateId, first, onClose }: PhotoDialogProps) => {
  const chosen = useChosenFiles({ judge: (file) => pictureRefusal(file, photoSourceLimits) });
  const picture = chosen.files[0]?.file ?? null;
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [area, setArea] = useState<PictureArea | null>(null);
  const { succeeded } = useAlerts();
  const saving = useSavePhoto(candidateId);

  const choose = async (files: readonly File[]) => {
    setUnreadable(null);
    saving.setProblem(null);
    setArea(null);
    await chosen.onChoose(files);
  };
  const putBack = () => {
    chosen.clear();
    setArea(null);
    saving.setProblem(null);
  };
  const refusePicture = () => {
    setUnreadable(chosen.files[0]?.name ?? '');
    putBack();
  };
  const save = async (part: PictureArea | 'whole' | null) => {
    if (!picture || !part) return;
    if (!(await saving.send({ picture, area: part }))) return;
    onClose();
    succeeded('Foto profil tersimpan.');
  };
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(picture);
  useEffect(() => {
    if (shown.current !== picture) content.current?.focus(); // the element that had the focus has disappeared
    shown.current = picture;
  }, [picture]);
  const refused = unreadable === null ? chosen.refused : [{ name: unreadable, reason: unreadableFileText }];

  return (
    <Dialog
      open
      title={first ? 'Tambah foto profil' : 'Ganti foto profil'}
      closable={!saving.busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={saving.busy} onClick={onClose}>
            Batal
          </Button>
          {picture && (
            <>
              <Button variant="secondary" disabled={saving.busy} onClick={putBack}>
                Pilih foto lain
              </Button>
              <Button busy={saving.busy} disabled={!area} onClick={() => void save(area)}>
                {saving.problem ? 'Coba lagi' : 'Simpan foto'}
              </Button>
            </>
          )}
        </>
      }
    >
      <Column ref={content} tabIndex={-1} role="group" aria-label="Gambar yang dipilih">
        {saving.problem && (
          <Callout
            tone="critical"
            live="assertive"
            title="Foto belum tersimpan"
            action={
              saving.fits && (
                <Button variant="secondary" size="small" onClick={() => void save('whole')}>
                  Simpan foto utuh
                </Button>
              )
            }
          >
            {saving.problem}
          </Callout>
        )}
        {picture ? (
          <Crop picture={picture} onUnreadable={refusePicture} onArea={setArea} />
        ) : (
          <>
            <FileDrop
              label="Foto"
              hint={`JPG, PNG, atau WebP, paling besar ${largestSize(photoSourceLimits)}`}
              accept=".jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp"
              files={[]}
              refused={refused}
              busy={chosen.busy}
              onChoose={(files) => void choose(files)}
            />
            <Slot name="example" of={{ name: 'photo', choose: (file) => choose([file]) }} />
          </>
        )}
        {saving.busy && <Meter label="Mengunggah foto" percent={saving.percent} role="progressbar" />}
      </Column>
      <LeaveWarning when={picture !== null} />
    </Dialog>
  );
};

const Crop = (props: { picture: Blob; onArea: (area: PictureArea) => void; onUnreadable: () => void }) => {
  const url = useObjectUrl(props.picture);
  return url && <PhotoCrop picture={url} aspect={3 / 4} onArea={props.onArea} onUnreadable={props.onUnreadable} />;
};

const useObjectUrl = (file: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
};

export default PhotoDialog;
