import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Apl02Unit } from '../../../domain/apl/apl02.ts';
import { OpenStoredFile } from '../../forms/document/open-stored-file.tsx';
import { useOpenChosenFile } from '../../forms/document/use-open-chosen-file.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { IconButton } from '../../kit/components/button/icon-button.tsx';
import { FileDrop } from '../../kit/components/media/file-drop.tsx';
import { FileName } from '../../kit/components/media/file-name.tsx';
import { fileSize } from '../../kit/components/media/file-size.ts';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import type { Apl02Kept } from '../apl02/apl02-draft.ts';
import { useApl02Store, useApl02View } from '../apl02/apl02-store-context.ts';
import { evidenceExample } from '../public/apl02-text.ts';
import { Apl02FileUses } from './apl02-file-uses.tsx';
import type { EvidenceFile } from './evidence-file.ts';
import { usesAt } from './evidence-uses.ts';
import { useEvidenceFiles } from './use-evidence-files.ts';

const Frame = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)};

  h2 {
    font-size: ${fontSize.lead};
  }
`;

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  margin-block-start: ${space(1)};
`;

const List = styled.ul`
  border-block-end: 1px solid ${color.border};
  list-style: none;
  padding: 0;

  > li {
    align-items: center;
    border-block-start: 1px solid ${color.border};
    display: grid;
    gap: ${space(1)} ${space(4)};
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) auto;
    padding-block: ${space(2)};
  }
`;

const NewFile = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.small};
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;

  > span {
    color: ${color.textMuted};
  }
`;

interface Apl02MyFilesProps {
  readonly draft: Draft<Apl02Kept>;
  readonly units: readonly Apl02Unit[];
}

export const Apl02MyFiles = ({ draft, units }: Apl02MyFilesProps) => {
  const store = useApl02Store();
  const files = useApl02View().files;
  const adding = useEvidenceFiles(draft);
  const [asked, setAsked] = useState<EvidenceFile | null>(null);
  const [removals, setRemovals] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const openChosen = useOpenChosenFile();
  const look = (id: string) => {
    const file = draft.files.get(id);
    if (file) openChosen(file);
  };
  const remove = ({ id, stored }: EvidenceFile) => {
    store.removeFile(id);
    if (!stored) draft.removeFile(id);
    setAsked(null);
    setRemovals(removals + 1);
  };
  return (
    <Frame aria-labelledby="apl02-bukti-saya">
      <div>
        <h2 id="apl02-bukti-saya" ref={heading} tabIndex={-1}>
          Bukti saya
        </h2>
        <Lead>
          Unggah sekali, lalu pakai untuk satu unit atau semua elemen sekaligus. Untuk satu elemen saja, pilih file ini
          di elemennya.
        </Lead>
        <Lead>
          Contoh bukti yang baik: “{evidenceExample(units)}” Sebutkan apa yang Anda kerjakan, kapan, dan bagian file
          yang menunjukkannya.
        </Lead>
      </div>
      {files.length > 0 && (
        <List aria-label="File bukti saya">
          {files.map((file) => (
            <li key={file.id}>
              {file.stored ? (
                <OpenStoredFile file={file.stored} />
              ) : (
                <NewFile>
                  <FileText size={18} aria-hidden="true" />
                  <FileName name={file.name} />
                  <span>{fileSize(file.size)}</span>
                  <IconButton label={`Lihat ${file.name} di tab baru`} onClick={() => look(file.id)}>
                    <Eye size={18} aria-hidden="true" />
                  </IconButton>
                </NewFile>
              )}
              <Apl02FileUses file={file} units={units} />
              <IconButton
                label={`Hapus ${file.name}`}
                onClick={() => (file.uses.length > 0 ? setAsked(file) : remove(file))}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </List>
      )}
      <FileDrop {...adding} label="Tambah file bukti" optional alreadySome={files.length > 0} />
      <ConfirmDialog
        open={asked !== null}
        danger
        title="Hapus file bukti?"
        confirmLabel="Ya, hapus"
        onConfirm={() => asked && remove(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>
          {asked?.name} dipakai di{' '}
          {usesAt(units, asked?.uses ?? [])
            .map(({ label }) => label)
            .join(', ')}
          . Bukti ini hilang dari elemen tersebut.
        </p>
      </ConfirmDialog>
    </Frame>
  );
};
