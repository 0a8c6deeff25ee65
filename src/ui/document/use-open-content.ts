import { useState } from 'react';
import { deviceTokens } from '../../application/device/tokens.ts';
import { savedFileName } from '../../domain/files/saved-file-name.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { useServices } from '../services.tsx';

/** How long the new tab may take to read the content before its address is taken back. */
const readingMs = 60_000;

const savedText = 'Browser Anda memblokir tab baru, jadi file ini disimpan sebagai unduhan.';

/** Shows a PDF or picture in a new tab, or saves it where new tabs are blocked: the content says what it is, never the name. */
export const useOpenContent = () => {
  const services = useServices();
  const { failed, inform } = useAlerts();
  const [busy, setBusy] = useState(false);
  const open = async (name: string, read: () => Promise<Blob>) => {
    const tab = window.open('', '_blank'); // at the click itself: a tab that comes later is blocked
    if (tab) tab.opener = null;
    setBusy(true);
    try {
      const content = await read();
      if (tab) {
        const address = URL.createObjectURL(content);
        tab.location.href = address;
        setTimeout(() => URL.revokeObjectURL(address), readingMs);
      } else {
        (await services.resolve(deviceTokens.fileSaver)).save(content, savedFileName(name, content.type)); // this tab may hold a half-filled form
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
