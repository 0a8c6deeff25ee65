import { useState } from 'react';
import { deviceTokens } from '../../../application/device/tokens.ts';
import { savedFileName } from '../../../domain/files/saved-file-name.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useService } from '../../core/services.tsx';

/** The new tab needs time to load before its URL is revoked. */
const readingMs = 60_000;

const savedText = 'Browser Anda memblokir tab baru, jadi file ini disimpan sebagai unduhan.';

/** Opens a PDF or picture in a new tab, or saves it if the browser blocks tabs. The type comes from the content, not from the name. */
export const useOpenContent = () => {
  const fileSaver = useService(deviceTokens.fileSaver);
  const { failed, inform } = useAlerts();
  const [busy, setBusy] = useState(false);
  const open = async (name: string, read: () => Promise<Blob>) => {
    const tab = window.open('', '_blank'); // must run in the click handler, or the browser blocks the tab
    if (tab) tab.opener = null;
    setBusy(true);
    try {
      const content = await read();
      if (tab) {
        const address = URL.createObjectURL(content);
        tab.location.href = address;
        setTimeout(() => URL.revokeObjectURL(address), readingMs);
      } else {
        // opening it in this tab would lose unsaved input
        await fileSaver.save(content, savedFileName(name, content.type));
        inform(savedText);
      }
    } catch (error) {
      tab?.close();
      failed(error);
    }
    setBusy(false);
  };
  return { busy, open };
};
