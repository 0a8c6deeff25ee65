import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

/**
 * A log-out takes the candidate's drafts away: while there are any, it asks this first (fault matrix 63). True when they may go.
 * It stands beside the portal in a root of its own, because the page that the log-out began on can go away meanwhile.
 */
export const askAboutDrafts = (): Promise<boolean> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const answer = (go: boolean) => {
      root.unmount();
      place.remove();
      resolve(go);
    };
    root.render(
      <ConfirmDialog
        open
        title="Ada isian yang belum dikirim. Tetap keluar?"
        confirmLabel="Keluar"
        cancelLabel="Tetap di sini"
        danger
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        Draf formulir di perangkat ini akan dihapus.
      </ConfirmDialog>,
    );
  });
