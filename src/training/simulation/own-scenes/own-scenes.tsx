import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OwnScene } from '../../../application/ports/simulation/simulated-own-scenes.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Callout } from '../../../ui/kit/components/feedback/callout.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { ConfirmDialog } from '../../../ui/kit/components/overlay/confirm-dialog.tsx';
import { VisuallyHidden } from '../../../ui/kit/components/text/visually-hidden.tsx';
import { longDateTime, placeless } from '../../../ui/kit/format/date.ts';
import { SceneRows } from '../world/scene-rows.ts';
import { useSaveJson } from '../world/use-save-json.ts';
import { SaveScene } from './save-scene.tsx';
import { SceneShare } from './scene-share.tsx';
import { useOpenScene } from './use-open-scene.tsx';

const largestFileBytes = 20_000_000;

interface OwnScenesProps {
  readonly control: SimulationControl;
  readonly onOpened?: () => void;
}

export const OwnScenes = ({ control, onOpened }: OwnScenesProps) => {
  const alerts = useAlerts();
  const file = useRef<HTMLInputElement>(null);
  const [saving, setSaving] = useState(false);
  const [removing, setRemoving] = useState<OwnScene | null>(null);
  const [refused, setRefused] = useState('');
  const saveJson = useSaveJson();
  const { open, question } = useOpenScene(control, { onRefused: setRefused, ...(onOpened && { onOpened }) });
  // not a query, because entering a scene clears the queries, and a read that this cancels would leave an old list
  const [scenes, setScenes] = useState<readonly OwnScene[]>([]);
  const show = () => control.ownScenes().then(setScenes, (error: unknown) => alerts.failed(error));
  const showFirst = useEffectEvent(show);
  useEffect(() => void showFirst(), []);
  const tried = async (doing: Promise<unknown>) => {
    setRefused('');
    try {
      await doing;
    } catch (error) {
      if (error instanceof RangeError) setRefused(error.message);
      else alerts.failed(error);
    }
    await show();
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    if (chosen.size > largestFileBytes) throw new RangeError('File ini terlalu besar untuk sebuah adegan.');
    const [first, ...others] = await control.importOwnScenes(await chosen.text());
    if (first && others.length === 0) await open({ id: first.id });
  };
  const saveAll = async () => saveJson(await control.exportOwnScenes(scenes.map(({ id }) => id)), 'adegan-saya.json');
  const remove = ({ id }: OwnScene) => {
    setRemoving(null);
    void tried(control.removeOwnScene(id));
  };
  return (
    <Stack as="section" $gap={2} aria-label="Adegan saya">
      <h4>Adegan saya</h4>
      {refused !== '' && (
        <Callout tone="caution" live="polite">
          {refused}
        </Callout>
      )}
      {scenes.length > 0 && (
        <SceneRows aria-label="Daftar adegan saya">
          {scenes.map((scene) => (
            <li key={scene.id}>
              <div>
                <strong>{scene.title}</strong>
                {scene.sentence !== '' && <span>{scene.sentence}</span>}
                <small>
                  {[
                    scene.email ?? 'tamu',
                    ...(scene.time === null ? [] : [longDateTime(Date.parse(scene.time), placeless)]),
                    ...(scene.acts === 0 ? [] : [`${scene.acts} langkah`]),
                  ].join(', ')}
                </small>
              </div>
              <Cluster $gap={1}>
                <Button variant="secondary" size="small" onClick={() => void tried(open({ id: scene.id }))}>
                  Buka<VisuallyHidden> adegan {scene.title}</VisuallyHidden>
                </Button>
                <SceneShare control={control} scene={scene} />
                <Button variant="quiet" size="small" onClick={() => setRemoving(scene)}>
                  Hapus<VisuallyHidden> adegan {scene.title}</VisuallyHidden>
                </Button>
              </Cluster>
            </li>
          ))}
        </SceneRows>
      )}
      <Cluster>
        <Button variant="secondary" size="small" onClick={() => setSaving(true)}>
          Simpan sebagai adegan
        </Button>
        <Button variant="quiet" size="small" onClick={() => file.current?.click()}>
          Buka file adegan
        </Button>
        {scenes.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => void tried(saveAll())}>
            Simpan semua ke file
          </Button>
        )}
      </Cluster>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="File adegan"
        hidden
        onChange={(event) => void tried(read(event))}
      />
      {saving && <SaveScene control={control} onSaved={() => void show()} onClose={() => setSaving(false)} />}
      {removing && (
        <ConfirmDialog
          open
          danger
          title="Hapus adegan ini?"
          confirmLabel="Ya, hapus"
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(null)}
        >
          <p>“{removing.title}” dihapus dari perangkat ini. Tautan dan file yang sudah dibagikan tetap berlaku.</p>
        </ConfirmDialog>
      )}
      {question}
    </Stack>
  );
};
