import { useState } from 'react';
import { styled } from 'styled-components';
import type { OwnScene } from '../../../application/ports/simulation/simulated-own-scenes.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { useCopy } from '../../../ui/core/use-copy.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { CopyButton } from '../../../ui/kit/components/button/copy-button.tsx';
import { fileSize } from '../../../ui/kit/components/media/file-size.ts';
import { Dialog } from '../../../ui/kit/components/overlay/dialog.tsx';
import { VisuallyHidden } from '../../../ui/kit/components/text/visually-hidden.tsx';
import { color, fontSize } from '../../../ui/kit/theme/theme.ts';
import { useSaveJson } from '../world/use-save-json.ts';

/** Black on white in every colour scheme, because many phones cannot read a code in other colours. */
const Code = styled.svg`
  background: white;
  block-size: auto;
  display: block;
  fill: black;
  inline-size: min(100%, 24rem);
  margin-inline: auto;
  shape-rendering: crispedges;
`;

const Large = styled.span`
  align-self: center;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

const nameOf = (title: string): string =>
  `adegan-${
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'saya'
  }.json`;

const drawn = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

interface SceneShareProps {
  readonly control: SimulationControl;
  readonly scene: OwnScene;
}

export const SceneShare = ({ control, scene: { id, title, link, size } }: SceneShareProps) => {
  const copy = useCopy();
  const alerts = useAlerts();
  const saveJson = useSaveJson();
  const [code, setCode] = useState<'too long' | readonly (readonly boolean[])[] | null>(null);
  const address = link === null ? null : `${location.origin}/${link}`;
  const show = async (shown: string) => setCode((await control.qrCode(shown)) ?? 'too long');
  const save = async () => saveJson(await control.exportOwnScenes([id]), nameOf(title));
  const close = () => setCode(null);
  const name = <VisuallyHidden> adegan {title}</VisuallyHidden>;
  return (
    <>
      {address === null ? (
        <Large>Terlalu besar untuk tautan ({fileSize(size)}): pakai file.</Large>
      ) : (
        <>
          <CopyButton text={address} copy={copy} label="Salin tautan" variant="secondary" />
          <Button variant="quiet" size="small" onClick={() => void show(address).catch(alerts.failed)}>
            Kode QR{name}
          </Button>
        </>
      )}
      <Button variant="quiet" size="small" onClick={() => void save().catch(alerts.failed)}>
        Simpan file{name}
      </Button>
      {code && (
        <Dialog open title={title} onClose={close} actions={<Button onClick={close}>Tutup</Button>}>
          {code === 'too long' ? (
            <p>Tautan adegan ini terlalu panjang untuk kode QR. Salin tautannya.</p>
          ) : (
            <Code viewBox={`0 0 ${code.length} ${code.length}`} role="img" aria-label={`Kode QR adegan ${title}`}>
              <path d={drawn(code)} />
            </Code>
          )}
        </Dialog>
      )}
    </>
  );
};
