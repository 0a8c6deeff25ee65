import ExternalLink from 'lucide-react/icons/external-link';
import { styled } from 'styled-components';
import { filesTokens } from '../../../application/files/tokens.ts';
import type { StoredFile } from '../../../domain/assessment/form-status.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { useConfig } from '../../core/config-context.ts';
import { useService } from '../../core/services.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { FileName } from '../../kit/components/media/file-name.tsx';
import { fileSize } from '../../kit/components/media/file-size.ts';
import { Text } from '../../kit/components/text/text.tsx';
import { fontSize, space } from '../../kit/theme/theme.ts';
import { useOpenContent } from './use-open-content.ts';

const Line = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.small};
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`;

const useOpenStoredFile = () => {
  const storedFiles = useService(filesTokens.storedFiles);
  const { busy, open } = useOpenContent();
  return {
    busy,
    open: (file: StoredFile) => open(file.name, () => storedFiles.content(file)),
  };
};

export const OpenStoredFile = ({ file }: { readonly file: StoredFile }) => {
  const { busy, open } = useOpenStoredFile();
  const { storedFiles } = useConfig().features;
  const name = shownFileName(file.name);
  return (
    <Line>
      <FileName name={name} />
      <Text as="span" $tone="textMuted">
        {fileSize(file.size)}
      </Text>
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
