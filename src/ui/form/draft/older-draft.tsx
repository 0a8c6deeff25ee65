import { Button } from '../../components/button/button.tsx';
import { MessagePanel } from '../../components/feedback/message-panel.tsx';
import { DiscardButton } from './discard-button.tsx';
import { draftTime } from './draft-time.ts';

interface OlderDraftProps {
  readonly savedAt: number;
  readonly onUse: () => void;
  readonly onDiscard: () => void;
}

/** The form has changed on the server since the draft was made, such as by being returned: only its writer knows which counts. */
export const OlderDraft = ({ savedAt, onUse, onDiscard }: OlderDraftProps) => (
  <MessagePanel
    title="Ada draf dari sebelum formulir ini berubah"
    actions={
      <>
        <Button onClick={onUse}>Lanjutkan draf</Button>
        <DiscardButton onDiscard={onDiscard} />
      </>
    }
  >
    Draf di perangkat ini disimpan {draftTime(savedAt, Date.now())}. Setelah itu data di server berubah, misalnya karena
    formulir dikembalikan. Lanjutkan draf Anda, atau buang untuk memulai dari data di server.
  </MessagePanel>
);
