import CircleCheck from 'lucide-react/icons/circle-check';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { styled } from 'styled-components';
import type { UploadedFile } from '../../../domain/exam/question.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { useZone } from '../../core/zone-context.ts';
import { FileName } from '../../kit/components/media/file-name.tsx';
import { fileSize } from '../../kit/components/media/file-size.ts';
import { longDateTime } from '../../kit/format/date.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';

const Frame = styled.div<{ $older: boolean }>`
  align-items: center;
  background: ${({ $older }) => ($older ? color.surfaceSunken : color.positiveTint)};
  border-radius: ${radius.control};
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};

  > svg {
    color: ${({ $older }) => ($older ? color.textMuted : color.positive)};
    flex: none;
  }

  strong {
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.textMuted};
    display: block;
    font-size: ${fontSize.small};
  }
`;

interface UploadedAnswerProps {
  readonly file: UploadedFile;
  readonly older?: boolean;
}

export const UploadedAnswer = ({ file, older = false }: UploadedAnswerProps) => {
  const zone = useZone();
  return (
    <Frame $older={older}>
      {older ? <History size={22} aria-hidden="true" /> : <CircleCheck size={22} aria-hidden="true" />}
      <div>
        <strong>
          <FileName name={file.name ? shownFileName(file.name) : 'File tugas'} />
        </strong>
        <small>
          {older && 'File lama, masih dinilai · '}
          {file.size !== null && `${fileSize(file.size)} · `}
          diterima server
          {file.uploadedAt !== null && ` ${longDateTime(file.uploadedAt, zone)}`}
        </small>
      </div>
    </Frame>
  );
};
