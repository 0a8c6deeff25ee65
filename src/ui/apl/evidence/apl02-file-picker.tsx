import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type EvidenceScope, evidenceScopes } from '../../../domain/apl/apl02-files.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { FileDrop } from '../../kit/components/media/file-drop.tsx';
import { fileSize } from '../../kit/components/media/file-size.ts';
import { Dialog } from '../../kit/components/overlay/dialog.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { fontWeight, space } from '../../kit/theme/theme.ts';
import type { Apl02Kept } from '../apl02/apl02-draft.ts';
import { useApl02Store, useApl02View } from '../apl02/apl02-store-context.ts';
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

export interface Picking {
  readonly elementId: string;
  readonly scope: EvidenceScope;
}

export type OnPick = (elementId: string, scope: EvidenceScope) => void;

const scopeTitle: Readonly<Record<EvidenceScope, string>> = {
  element: 'Elemen ini',
  unit: 'Semua elemen unit ini',
  form: 'Semua unit',
};
const scopeOptions = evidenceScopes.map((scope) => ({
  id: scope,
  name: scope,
  value: scope,
  title: scopeTitle[scope],
}));

interface LastChoice {
  readonly ids: readonly string[];
  readonly done: string;
  readonly undo: () => void;
}

interface Apl02FilePickerProps extends Picking {
  readonly draft: Draft<Apl02Kept>;
  readonly onClose: () => void;
}

export const Apl02FilePicker = ({ elementId, scope: first, draft, onClose }: Apl02FilePickerProps) => {
  const store = useApl02Store();
  const files = useApl02View().files;
  const [scope, setScope] = useState(first);
  const [last, setLast] = useState<LastChoice | null>(null);
  const field = useId();
  const status = useRef<HTMLDivElement>(null);
  const elements = store.scoped(elementId, scope);
  const choose = (ids: readonly string[], wanted: boolean) => {
    const undo = store.setFiles(ids, elements, wanted);
    setLast({ ids, done: `${wanted ? 'dipakai di' : 'dilepas dari'} ${elements.length} elemen.`, undo });
  };
  const lastNames = files.filter(({ id }) => last?.ids.includes(id)).map(({ name }) => name);
  /** The current `choose`, because the candidate may select another scope while the files are being read. */
  const latest = useRef(choose);
  latest.current = choose;
  const adding = useEvidenceFiles(draft, (ids) => ids.length > 0 && latest.current(ids, true));
  const undo = () => {
    last?.undo();
    setLast(null);
    status.current?.focus();
  };
  const hintOf = (size: number | null, uses: readonly string[]) => {
    const used = elements.filter((id) => uses.includes(id)).length;
    return [fileSize(size), ...(used > 0 ? [`dipakai di ${used} dari ${elements.length} elemen`] : [])].join(' · ');
  };
  const title = first === 'element' ? `File bukti ${store.labelOf(elementId)}` : 'File bukti untuk unit ini';
  return (
    <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>Selesai</Button>}>
      <Column>
        <RadioGroup
          id={field}
          label="Pakai untuk"
          name={field}
          options={first === 'element' ? scopeOptions : scopeOptions.slice(1)}
          value={scope}
          inline
          onValue={(value) => setScope(evidenceScopes.find((known) => known === value) ?? scope)}
        />
        {scope !== 'element' && (
          <Note>
            Berlaku untuk {elements.length} elemen. Elemen yang Anda jawab BK dilewati; jawaban tidak berubah.
          </Note>
        )}
        {files.length > 0 && (
          <fieldset>
            <legend>Pilih dari Bukti saya</legend>
            {files.map(({ id, name, size, uses }) => (
              <Checkbox
                key={id}
                label={<bdi>{name}</bdi>}
                hint={hintOf(size, uses)}
                checked={elements.every((element) => uses.includes(element))}
                onChecked={(checked) => choose([id], checked)}
              />
            ))}
          </fieldset>
        )}
        <FileDrop
          {...adding}
          label={files.length > 0 ? 'Tambah file baru' : 'Unggah file bukti'}
          alreadySome={files.length > 0}
        />
        <Cluster $gap={[2, 4]} {...politely} ref={status} tabIndex={-1}>
          {last && (
            <>
              {lastNames.join(', ')} {last.done}
              <Button variant="secondary" size="small" onClick={undo}>
                Urungkan
              </Button>
            </>
          )}
        </Cluster>
      </Column>
    </Dialog>
  );
};
