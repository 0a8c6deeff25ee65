import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Stack } from '../layout/stack.tsx';
import { FileName } from './file-name.tsx';
import { fileSize } from './file-size.ts';

const Item = styled.li<{ $accepted: boolean }>`
  align-items: center;
  background: ${({ $accepted }) => ($accepted ? color.positiveTint : color.surfaceRaised)};
  border: 1px solid ${({ $accepted }) => ($accepted ? color.positive : color.border)};
  border-radius: ${radius.control};
  display: flex;
  gap: ${space(3)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};

  &:not(:has(button)) {
    padding: ${space(2.5)} ${space(3)};
  }

  > svg {
    color: ${({ $accepted }) => ($accepted ? color.positive : color.brand)};
    flex: none;
  }
`;

const Text = styled.span`
  align-items: baseline;
  column-gap: ${space(3)};
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  min-inline-size: 0;
`;

const Name = styled.span`
  font-weight: ${fontWeight.medium};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Size = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  white-space: nowrap;
`;

export type ListedFile = { readonly id: string; readonly name: string; readonly size: number };

export type FileListProps = {
  readonly label: string;
  readonly files: readonly ListedFile[];
  readonly accepted?: boolean;
  readonly onRemove?: ((id: string) => void) | undefined;
  readonly onOpen?: ((id: string) => void) | undefined;
};

export const FileList = ({ label, files, accepted = false, onRemove, onOpen }: FileListProps) => (
  <Stack as="ul" $gap={2} aria-label={label}>
    {files.map(({ id, name, size }) => (
      <Item key={id} $accepted={accepted}>
        {accepted ? <CircleCheck size={20} aria-hidden="true" /> : <FileText size={20} aria-hidden="true" />}
        <Text>
          <Name>
            <FileName name={name} />
          </Name>
          <Size>{fileSize(size)}</Size>
        </Text>
        {onOpen && (
          <IconButton label={`Lihat ${name} di tab baru`} onClick={() => onOpen(id)}>
            <Eye size={18} aria-hidden="true" />
          </IconButton>
        )}
        {onRemove && (
          <IconButton label={`Hapus ${name}`} onClick={() => onRemove(id)}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        )}
      </Item>
    ))}
  </Stack>
);
