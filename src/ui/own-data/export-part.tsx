import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { type ExportPart, type ExportProgress, exportParts } from '../../application/own-data/export-parts.ts';
import type { Candidate } from '../../domain/account/candidate.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { useServices } from '../core/services.tsx';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { Meter } from '../kit/components/feedback/meter.tsx';
import { politely } from '../kit/components/feedback/politely.ts';
import { grouped } from '../kit/components/text/grouped.ts';
import { Part } from './own-data-frame.ts';
import { partTitles } from './own-data-text.ts';

type Ended = { readonly kind: 'saved'; readonly failed: readonly ExportPart[] } | { readonly kind: 'cancelled' };

const percentOf = ({ part, done, of }: ExportProgress): number => {
  const share = of > 0 ? done / of : 0;
  return Math.floor((100 * (exportParts.indexOf(part) + share)) / exportParts.length);
};

const progressText = ({ part, done, of }: ExportProgress): string =>
  `${partTitles[part]}${of > 0 ? `: ${grouped(done)} dari ${grouped(of)}` : ''}`;

export const OwnDataExportPart = ({ candidate }: { readonly candidate: Candidate }) => {
  const services = useServices();
  const { failed } = useAlerts();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async () => {
    const own = new AbortController();
    stop.current = own;
    setEnded(null);
    setProgress({ part: 'profile', done: 0, of: 0 });
    try {
      const { exportNow } = await import('./export-now.ts');
      const onProgress = (now: ExportProgress) => !own.signal.aborted && setProgress(now);
      setEnded({ kind: 'saved', failed: await exportNow(services, candidate, { signal: own.signal, onProgress }) });
    } catch (error) {
      if (!own.signal.aborted) failed(error);
    }
    if (stop.current === own) setProgress(null);
  };
  const cancel = () => {
    stop.current?.abort();
    setProgress(null);
    setEnded({ kind: 'cancelled' });
  };
  return (
    <Part as="section" aria-labelledby="unduh-data">
      <h2 id="unduh-data">Unduh data saya</h2>
      <p>
        Satu file JSON dengan data Anda: profil, riwayat, pembelian, formulir asesmen, hasil, umpan balik, sertifikat,
        dan notifikasi. Soal dan jawaban ujian tidak termasuk.
      </p>
      {progress ? (
        <>
          <Meter role="progressbar" label="Data yang sudah dibaca" percent={percentOf(progress)} />
          <p>{progressText(progress)}</p>
          <Button variant="secondary" onClick={cancel}>
            Batalkan
          </Button>
        </>
      ) : (
        <Button onClick={() => void start()}>
          <Download size={18} aria-hidden="true" />
          Unduh data saya
        </Button>
      )}
      <div {...politely}>{ended && <Answer ended={ended} />}</div>
    </Part>
  );
};

const Answer = ({ ended }: { readonly ended: Ended }) => {
  if (ended.kind === 'cancelled') return <p>Unduhan dibatalkan. Tidak ada file yang disimpan.</p>;
  if (ended.failed.length === 0) return <Callout tone="positive" title="File data Anda sudah diunduh" />;
  return (
    <Callout tone="caution" title="File sudah diunduh, tetapi belum lengkap">
      Belum bisa dibaca seluruhnya: {ended.failed.map((part) => partTitles[part]).join('; ')}. Bagian lain lengkap; coba
      lagi nanti untuk yang kurang.
    </Callout>
  );
};
