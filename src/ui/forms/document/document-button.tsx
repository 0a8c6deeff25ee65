import type { ReactNode } from 'react';
import { documentTokens } from '../../../application/certificate/document-tokens.ts';
import { pdfName } from '../../../domain/files/document-name.ts';
import { useService } from '../../core/services.tsx';
import { DownloadButton, type DownloadButtonProps } from './download-button.tsx';

export type DocumentButtonProps = Pick<DownloadButtonProps, 'variant' | 'size'> & {
  readonly fileId: string;
  readonly kind: string;
  readonly number: string;
  readonly children?: ReactNode;
};

export const DocumentButton = ({ fileId, kind, number, children = 'Unduh PDF', ...look }: DocumentButtonProps) => {
  const download = useService(documentTokens.downloadDocument);
  return (
    <DownloadButton {...look} download={() => download(fileId, pdfName(kind, number))}>
      {children}
    </DownloadButton>
  );
};
