import { styled } from 'styled-components';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/choice/checkbox.tsx';
import { FileDrop } from '../../components/media/file-drop.tsx';
import { fileSize } from '../../components/media/file-size.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import type { Draft } from '../../form/draft/draft.ts';
import { fontWeight, space } from '../../theme/theme.ts';
import type { Apl02Kept } from '../apl02/apl02-draft.ts';
import { useApl02Store } from '../apl02/apl02-store-context.ts';
import { useCell } from '../cell.ts';
import { useEvidenceFiles } from './use-evidence-files.ts';

const Column = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);

  legend {
    font-weight: ${fontWeight.semibold};
  }

  bdi {
    overflow-wrap: anywhere;
  }
`;

export interface Apl02FilePickerProps {
  readonly elementId: string;
  readonly draft: Draft<Apl02Kept>;
  readonly onClose: () => void;
}

/** Chooses what proves one element among the files of "Bukti saya", or adds new ones to them. */
export const Apl02FilePicker = ({ elementId, draft, onClose }: Apl02FilePickerProps) => {
  const store = useApl02Store();
  const files = useCell(store.files);
  const { fileIds } = useCell(store.element(elementId));
  const label = store.labelOf(elementId);
  /** By what holds at that moment: reading a new file takes a while. */
  const choose = (ids: readonly string[], wanted: boolean) => {
    const before = store.answerOf(elementId).fileIds.filter((id) => !ids.includes(id));
    store.change(elementId, { fileIds: wanted ? [...before, ...ids] : before });
  };
  const adding = useEvidenceFiles(draft, (ids) => ids.length > 0 && choose(ids, true));
  const otherUses = (uses: readonly string[]) => uses.filter((id) => id !== elementId).map(store.labelOf);
  const hintOf = (size: number | null, uses: readonly string[]) =>
    uses.length === 0 ? fileSize(size) : `${fileSize(size)} · juga dipakai di ${uses.join(', ')}`;
  return (
    <Dialog open title={`File bukti ${label}`} onClose={onClose} actions={<Button onClick={onClose}>Selesai</Button>}>
      <Column>
        {files.length > 0 && (
          <fieldset>
            <legend>Pilih dari Bukti saya</legend>
            {files.map(({ id, name, size, uses }) => (
              <Checkbox
                key={id}
                label={<bdi>{name}</bdi>}
                hint={hintOf(size, otherUses(uses))}
                checked={fileIds.includes(id)}
                onChecked={(checked) => choose([id], checked)}
              />
            ))}
          </fieldset>
        )}
        <FileDrop {...adding} label={files.length > 0 ? 'Tambah file baru' : 'Unggah file bukti'} />
      </Column>
    </Dialog>
  );
};
