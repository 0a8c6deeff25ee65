import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { logOutTokens } from '../../application/account/log-out-tokens.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { emergencyCopyName } from '../../application/exam/attempt/emergency-copy.ts';
import type { UnsentHere } from '../../application/exam/attempt/unsent-answers.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import { ownDataTokens } from '../../application/own-data/tokens.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { paths } from '../core/paths.ts';
import { useService, useServices } from '../core/services.tsx';
import { leave, useSessionView } from '../core/session/session-view.ts';
import { unreadableHereText } from '../core/unsent-text.ts';
import { Button } from '../kit/components/button/button.tsx';
import { politely } from '../kit/components/feedback/politely.ts';
import { ConfirmDialog } from '../kit/components/overlay/confirm-dialog.tsx';
import { Part } from './own-data-frame.ts';

const useErase = (user: string) => {
  const services = useServices();
  const session = useSessionView();
  const queries = useQueryClient();
  const { failed, inform } = useAlerts();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      const [logOut, traces] = await Promise.all([
        services.resolve(logOutTokens.logOut),
        services.resolve(ownDataTokens.browserTraces),
      ]);
      const outcome = await logOut(user, true);
      await traces.erase();
      navigate(paths.home.to({}));
      leave(session);
      queries.clear();
      if (outcome.kind === 'left') outcome.told.catch(failed);
      inform('Data Anda di perangkat ini sudah dihapus, dan Anda sudah keluar.');
    } catch (error) {
      setBusy(false);
      failed(error);
    }
  };
  return { erase, busy };
};

interface QuestionProps {
  readonly unsent: UnsentHere;
  readonly busy: boolean;
  readonly onErase: () => void;
  readonly onCancel: () => void;
}

const Question = ({ unsent: { exams, known }, busy, onErase, onCancel }: QuestionProps) => {
  const saver = useService(deviceTokens.fileSaver);
  const [saved, setSaved] = useState('');
  const save = async () => {
    try {
      for (const exam of exams)
        await saver.save(new Blob([exam.copy], { type: 'application/json' }), emergencyCopyName(exam));
      setSaved('Jawaban sudah diunduh sebagai file.');
    } catch {
      setSaved('Jawaban belum bisa diunduh. Coba lagi.');
    }
  };
  return (
    <ConfirmDialog
      open
      title="Hapus data saya di perangkat ini?"
      confirmLabel="Hapus dan keluar"
      danger
      busy={busy}
      onConfirm={onErase}
      onCancel={onCancel}
    >
      <p>
        Draf, file, dan jawaban yang belum terkirim di perangkat ini akan hilang, dan Anda keluar dari portal. Data Anda
        di server lembaga tidak berubah.
      </p>
      {!known && <p>{unreadableHereText}</p>}
      {exams.length > 0 && (
        <>
          <p>
            <strong>Jawaban ujian ini belum sampai ke server:</strong>
          </p>
          <ul>
            {exams.map(({ trxId, id, count }) => (
              <li key={`${trxId} ${id}`}>
                {trxId}, ujian {id}: {count} jawaban
              </li>
            ))}
          </ul>
          <Button size="small" variant="secondary" onClick={() => void save()}>
            <Download size={16} aria-hidden="true" />
            Unduh jawaban
          </Button>
          <p {...politely}>{saved}</p>
        </>
      )}
    </ConfirmDialog>
  );
};

export const ErasePart = ({ user }: { readonly user: string }) => {
  const unsentAnswers = useService(examTokens.unsentAnswers);
  const { failed } = useAlerts();
  const { erase, busy } = useErase(user);
  const [unsent, setUnsent] = useState<UnsentHere | null>(null);
  const ask = async () => {
    try {
      setUnsent(await unsentAnswers(user));
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Part as="section" aria-labelledby="hapus-data">
      <h2 id="hapus-data">Hapus data saya di perangkat ini</h2>
      <p>Untuk komputer bersama, atau sebelum perangkat berpindah tangan. Data di server tidak ikut terhapus.</p>
      <Button variant="danger" onClick={() => void ask()}>
        <Trash2 size={18} aria-hidden="true" />
        Hapus data saya di perangkat ini
      </Button>
      {unsent && <Question unsent={unsent} busy={busy} onErase={() => void erase()} onCancel={() => setUnsent(null)} />}
    </Part>
  );
};
