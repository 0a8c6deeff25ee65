import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { KeptWorld } from '../../../application/ports/simulation/simulated-worlds.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { inWib } from '../../../domain/calendar/calendar.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { leave, useSessionView } from '../../../ui/core/session/session-view.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Callout } from '../../../ui/kit/components/feedback/callout.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { ConfirmDialog } from '../../../ui/kit/components/overlay/confirm-dialog.tsx';
import { VisuallyHidden } from '../../../ui/kit/components/text/visually-hidden.tsx';
import { longDateTime, placeless } from '../../../ui/kit/format/date.ts';
import { Rows } from './scene-rows.ts';
import { useSaveJson } from './use-save-json.ts';

const reasons: Readonly<Record<KeptWorld['before'], string>> = {
  travel: 'Sebelum lompatan waktu',
  undo: 'Sebelum lompatan dibatalkan',
  reset: 'Sebelum diatur ulang',
  scenario: 'Sebelum sebuah skenario atau adegan',
  import: 'Sebelum file dibuka',
  return: 'Sebelum dunia lain diambil kembali',
  update: 'Dari versi portal yang lain',
};

export const Worlds = ({ control }: { readonly control: SimulationControl }) => {
  const session = useSessionView();
  const queries = useQueryClient();
  const alerts = useAlerts();
  const saveJson = useSaveJson();
  const [, navigate] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState('');
  const { data: kept = [], refetch } = useQuery({
    queryKey: ['simulation', 'worlds'],
    queryFn: () => control.worlds(),
    staleTime: 0,
  });
  /** Logs out, because nobody is logged in to the new world. */
  const replace = async (doing: Promise<unknown>) => {
    await doing;
    leave(session);
    queries.clear();
    setAsking(false);
    navigate('/'); // no reload, because a world in memory would be lost
    await refetch();
  };
  const tried = async (doing: Promise<unknown>) => {
    setRefused('');
    try {
      await doing;
    } catch (error) {
      if (!(error instanceof RangeError)) return alerts.failed(error);
      setRefused(error.message);
      await refetch();
    }
  };
  const save = async () => {
    const time = inWib(control.now().getTime(), 'YYYY-MM-DD-HH.mm');
    await saveJson(await control.exportWorld(), `dunia-simulasi-${time}.json`);
  };
  const take = ({ id, before }: KeptWorld) =>
    before === 'travel' || before === 'undo'
      ? control.takeBack(id).then(() => refetch())
      : replace(control.takeBack(id));
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen) await replace(control.importWorld(await chosen.text()));
  };
  return (
    <>
      {refused !== '' && (
        <Callout tone="caution" live="polite">
          {refused}
        </Callout>
      )}
      <Cluster>
        <Button variant="secondary" size="small" onClick={() => void tried(save())}>
          Simpan ke file
        </Button>
        <Button variant="secondary" size="small" onClick={() => file.current?.click()}>
          Buka dari file
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label="File dunia simulasi"
          hidden
          onChange={(event) => void tried(read(event))}
        />
        <Button variant="danger" size="small" onClick={() => setAsking(true)}>
          Atur ulang simulasi
        </Button>
      </Cluster>
      {kept.length > 0 && (
        <Rows aria-label="Dunia yang dapat diambil kembali">
          {kept.map((world) => (
            <li key={world.id}>
              <span>
                {reasons[world.before]}: {longDateTime(Date.parse(world.time), placeless)}
              </span>
              <Button variant="secondary" size="small" onClick={() => void tried(take(world))}>
                Ambil kembali<VisuallyHidden> dunia {reasons[world.before].toLowerCase()}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Rows>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title="Atur ulang simulasi?"
        confirmLabel="Ya, atur ulang"
        onConfirm={() => void tried(replace(control.reset()))}
        onCancel={() => setAsking(false)}
      >
        <p>
          Simulasi dimulai dari awal dan semua tab keluar. Dunia sekarang disimpan dan dapat diambil kembali di sini.
        </p>
      </ConfirmDialog>
    </>
  );
};
