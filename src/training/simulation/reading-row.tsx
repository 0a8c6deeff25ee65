import Check from 'lucide-react/icons/check';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { StaffReadingRow } from '../../application/ports/simulation/staff-desk.ts';
import { QuestionHtml } from '../../ui/exam/questions/question-html.tsx';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { IconButton } from '../../ui/kit/components/button/icon-button.tsx';
import { TextAreaField } from '../../ui/kit/components/form/text-area-field.tsx';
import { Text } from '../../ui/kit/components/text/text.tsx';
import { color, fontWeight, radius, space } from '../../ui/kit/theme/theme.ts';
import { StaffFileLine } from './desk/staff-file-line.tsx';

const Frame = styled.li`
  border-block-start: 1px solid ${color.border};
  display: grid;
  gap: ${space(1)} ${space(2)};
  grid-template-columns: minmax(0, 1fr) auto;
  overflow-wrap: anywhere;
  padding-block: ${space(1.5)};
`;

const Sent = styled.div`
  align-content: start;
  display: grid;
  gap: ${space(1)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  > * {
    max-inline-size: 100%;
  }
`;

const Note = styled.div`
  grid-column: 1 / -1;
`;

const Nothing = styled.p`
  color: ${color.textMuted};
  font-style: italic;
`;

const Verdict = styled.span<{ $right: boolean }>`
  align-items: center;
  color: ${({ $right }) => ($right ? color.positive : color.critical)};
  display: inline-flex;
  font-weight: ${fontWeight.semibold};
  gap: ${space(1)};
`;

const Expected = styled.p`
  background: ${color.surfaceSunken};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  padding: ${space(1)} ${space(2)};
  white-space: pre-line;
`;

export interface PlaceNotes {
  readonly texts: Readonly<Record<string, string>>;
  readonly set: (target: string, text: string | null) => void;
}

interface PlaceNoteProps {
  readonly target: string;
  readonly label: string;
  readonly notes: PlaceNotes;
}

const PlaceNote = ({ target, label, notes }: PlaceNoteProps) => {
  const text = notes.texts[target];
  const asked = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const open = text !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the note opens or closes, not on each keystroke
  useEffect(() => {
    if (asked.current) place.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    asked.current = false;
  }, [open]);
  const change = (next: string | null) => {
    asked.current = true;
    notes.set(target, next);
  };
  if (!open)
    return (
      <div ref={place}>
        <IconButton label={`Beri catatan pada ${label}`} onClick={() => change('')}>
          <MessageSquarePlus size={18} aria-hidden="true" />
        </IconButton>
      </div>
    );
  return (
    <Note ref={place}>
      <TextAreaField
        label={`Catatan untuk ${label}`}
        rows={2}
        value={text}
        onValue={(typed) => notes.set(target, typed)}
      />
      <Button variant="quiet" size="small" onClick={() => change(null)}>
        Hapus catatan ini
      </Button>
    </Note>
  );
};

interface ReadingRowProps {
  readonly row: StaffReadingRow;
  readonly notes?: PlaceNotes | undefined;
}

export const ReadingRow = ({ row, notes }: ReadingRowProps) => {
  const { target, label, html, text, right, expected, files } = row;
  return (
    <Frame>
      <Sent>
        <Text as="span" $tone="textMuted">
          {label}
        </Text>
        {html !== null && <QuestionHtml html={html} />}
        {text !== '' && (
          <Text $weight="semibold" $asTyped>
            {text}
          </Text>
        )}
        {text === '' && files.length === 0 && <Nothing>Tidak diisi</Nothing>}
        {right !== null && (
          <Verdict $right={right}>
            {right ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
            {right ? 'Benar' : 'Belum benar'}
          </Verdict>
        )}
        {files.map((file) => (
          <StaffFileLine key={file.id} file={file} />
        ))}
        {expected !== null && <Expected>{expected}</Expected>}
      </Sent>
      {target !== null && notes && <PlaceNote target={target} label={label} notes={notes} />}
    </Frame>
  );
};
