import ExternalLink from 'lucide-react/icons/external-link';
import { styled } from 'styled-components';
import type { StaffFile } from '../../../application/ports/simulation/staff-desk.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { useOpenContent } from '../../../ui/forms/document/use-open-content.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { FileName } from '../../../ui/kit/components/media/file-name.tsx';
import { fileSize } from '../../../ui/kit/components/media/file-size.ts';
import { Text } from '../../../ui/kit/components/text/text.tsx';
import { color, radius, space } from '../../../ui/kit/theme/theme.ts';

const Line = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`;

const Picture = styled.img`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  display: block;
  max-block-size: 6rem;
  max-inline-size: 100%;
`;

const contentOf = (dataUrl: string): Blob => {
  const [head = '', data = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length, head.indexOf(';')) });
};

export const StaffFileLine = ({ file }: { readonly file: StaffFile }) => {
  const { busy, open } = useOpenContent();
  const name = shownFileName(file.name);
  if (file.id === 'signature') return <Picture src={file.data} alt="Tanda tangan asesi" />;
  return (
    <>
      {file.type.startsWith('image/') && <Picture src={file.data} alt={name} />}
      <Line>
        <FileName name={name} />
        <Text as="span" $tone="textMuted">
          {fileSize(file.size)}
        </Text>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={`Buka ${name} di tab baru`}
          onClick={() => void open(file.name, async () => contentOf(file.data))}
        >
          <ExternalLink size={16} aria-hidden="true" />
          Buka
        </Button>
      </Line>
    </>
  );
};
