import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/components/button/button.tsx';
import { IconButton } from '../../kit/components/button/icon-button.tsx';
import { FileName } from '../../kit/components/media/file-name.tsx';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { useApl02Store, useApl02View } from '../apl02/apl02-store-context.ts';
import type { OnPick } from './apl02-file-picker.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    list-style: none;
    padding: 0;
  }

  li {
    align-items: center;
    background: ${color.brandTint};
    border-radius: ${radius.control};
    display: flex;
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.medium};
    gap: ${space(1)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
    padding-inline-start: ${space(3)};
  }
`;

export interface Apl02ElementFilesProps {
  readonly elementId: string;
  readonly fileIds: readonly string[];
  readonly onPick: OnPick;
}

export const Apl02ElementFiles = ({ elementId, fileIds, onPick }: Apl02ElementFilesProps) => {
  const store = useApl02Store();
  const files = useApl02View().files.filter(({ id }) => fileIds.includes(id));
  const pick = useRef<HTMLButtonElement>(null);
  const label = store.labelOf(elementId);
  const detach = (fileId: string) => {
    store.change(elementId, { fileIds: fileIds.filter((id) => id !== fileId) });
    pick.current?.focus();
  };
  return (
    <Frame>
      {files.length > 0 && (
        <ul aria-label={`File bukti ${label}`}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <FileName name={name} />
              <IconButton label={`Lepas ${name} dari ${label}`} onClick={() => detach(id)}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={pick}
        variant="secondary"
        size="small"
        aria-label={`Pilih file bukti ${label}`}
        onClick={() => onPick(elementId, 'element')}
      >
        <Paperclip size={16} aria-hidden="true" />
        Pilih file bukti
      </Button>
    </Frame>
  );
};
