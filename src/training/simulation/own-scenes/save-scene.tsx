import { useId, useState } from 'react';
import type { OwnScene } from '../../../application/ports/simulation/simulated-own-scenes.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { useSession } from '../../../ui/core/session/session-view.ts';
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Checkbox } from '../../../ui/kit/components/choice/checkbox.tsx';
import { ErrorSummary } from '../../../ui/kit/components/form/error-summary.tsx';
import { SelectField } from '../../../ui/kit/components/form/select-field.tsx';
import { TextField } from '../../../ui/kit/components/form/text-field.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { Disclosure } from '../../../ui/kit/components/layout/disclosure.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { Dialog } from '../../../ui/kit/components/overlay/dialog.tsx';
import { SceneShare } from './scene-share.tsx';
import { isPortalPage } from './use-open-scene.tsx';

interface SaveSceneProps {
  readonly control: SimulationControl;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export const SaveScene = ({ control, onSaved, onClose }: SaveSceneProps) => {
  const alerts = useAlerts();
  const id = useId();
  const { candidate } = useSession();
  const [saved, setSaved] = useState<OwnScene | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [steps, setSteps] = useState<readonly string[]>([]);
  const email = chosen ?? candidate?.email ?? '';
  const { submit, busy, summary, field } = useCheckedForm({
    initial: {
      title: '',
      sentence: '',
      task: '',
      hint: '',
      page: location.pathname + location.search,
    },
    idPrefix: `${id}-`,
    judge: ({ title, page }) => ({
      title: title.trim() === '' ? 'Beri nama adegan ini.' : undefined,
      page: isPortalPage(page) ? undefined : 'Isi alamat sebuah halaman portal ini, seperti /transaction.',
    }),
    send: async ({ title, ...draft }) => {
      try {
        setSaved(
          await control.saveOwnScene({ ...draft, steps, title: title.trim(), email: email === '' ? null : email }),
        );
        onSaved();
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        alerts.inform(error.message);
      }
    },
  });
  if (saved) {
    return (
      <Dialog open title="Adegan tersimpan" onClose={onClose} actions={<Button onClick={onClose}>Selesai</Button>}>
        <Stack>
          <p role="status">“{saved.title}” ada di Adegan saya, di perangkat ini. Bagikan kepada orang lain:</p>
          <Cluster>
            <SceneShare control={control} scene={saved} />
          </Cluster>
        </Stack>
      </Dialog>
    );
  }
  const people = control.personas().map(({ email: value, fullname }) => ({
    id: value,
    value,
    name: value,
    title: `${fullname} (${value})`,
  }));
  return (
    <Dialog
      open
      title="Simpan sebagai adegan"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Simpan adegan
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} aria-label="Adegan">
        <Stack>
          <ErrorSummary {...summary} />
          <p>
            Adegan menyimpan saat ini: isi simulasi, waktunya, dan yang diunggah di sini. Kata sandi tidak ikut; semua
            orang di dalamnya memakai kata sandi akun demo.
          </p>
          <TextField {...field('title')} label="Nama adegan" maxLength={80} autoComplete="off" data-autofocus />
          <TextField {...field('sentence')} label="Satu kalimat tentangnya" maxLength={300} optional />
          <TextField {...field('task')} label="Yang harus dilakukan" maxLength={500} optional />
          <TextField
            {...field('hint')}
            label="Petunjuk"
            hint="Baru terlihat setelah tombolnya ditekan."
            maxLength={500}
            optional
          />
          <Disclosure title="Langkah yang mencentang dirinya sendiri (opsional)">
            {control.sceneSteps().map(({ fact, title }) => (
              <Checkbox
                key={fact}
                label={title}
                checked={steps.includes(fact)}
                onChecked={(on) => setSteps(on ? [...steps, fact] : steps.filter((each) => each !== fact))}
              />
            ))}
          </Disclosure>
          <SelectField
            label="Siapa yang masuk"
            options={people}
            placeholder="Tidak ada (tamu)"
            value={email}
            onValue={setChosen}
          />
          <TextField {...field('page')} label="Halaman" maxLength={500} />
        </Stack>
      </form>
    </Dialog>
  );
};
