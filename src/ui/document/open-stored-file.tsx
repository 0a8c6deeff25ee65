import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { deviceTokens } from '../../application/device/tokens.ts';
import { filesTokens } from '../../application/files/tokens.ts';
import type { StoredFile } from '../../domain/assessment/form-status.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { Button } from '../components/button/button.tsx';
import { FileName } from '../components/media/file-name.tsx';
import { shownFileName } from '../components/media/file-name-text.ts';
import { fileSize } from '../components/media/file-size.ts';
import { useConfig } from '../config-context.ts';
import { useServices } from '../services.tsx';
import { color, fontSize, space } from '../theme/theme.ts';

const Line = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.small};
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`;

const Size = styled.span`
  color: ${color.textMuted};
`;

/** How long the new tab may take to read the content before its address is taken back. */
const readingMs = 60_000;

const savedText = 'Browser Anda memblokir tab baru, jadi file ini disimpan sebagai unduhan.';

/** Shows a stored file in a new tab, or saves it where new tabs are blocked: as a PDF or picture that was judged by its bytes, never as whatever the server calls it. */
const useOpenStoredFile = () => {
  const services = useServices();
  const { failed, inform } = useAlerts();
  const [busy, setBusy] = useState(false);
  const open = async (file: StoredFile) => {
    const tab = window.open('', '_blank'); // at the click itself: a tab that comes later is blocked
    if (tab) tab.opener = null;
    setBusy(true);
    try {
      const content = await (await services.resolve(filesTokens.storedFileQueries)).content(file);
      if (tab) {
        const address = URL.createObjectURL(content);
        tab.location.href = address;
        setTimeout(() => URL.revokeObjectURL(address), readingMs);
      } else {
        (await services.resolve(deviceTokens.fileSaver)).save(content, shownFileName(file.name)); // this tab may hold a half-filled form
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

/** A file that the server keeps, by name and size, with a button that shows it in a new tab where the server gives it. */
export const OpenStoredFile = ({ file }: { readonly file: StoredFile }) => {
  const { busy, open } = useOpenStoredFile();
  const { storedFiles } = useConfig().features;
  const name = shownFileName(file.name);
  return (
    <Line>
      <FileName name={name} />
      <Size>{fileSize(file.size)}</Size>
      {storedFiles && file.src !== null && (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={`Buka ${name} di tab baru`}
          onClick={() => void open(file)}
        >
          <ExternalLink size={16} aria-hidden="true" />
          Buka
        </Button>
      )}
    </Line>
  );
};
