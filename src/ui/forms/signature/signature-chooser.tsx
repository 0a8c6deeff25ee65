import Keyboard from 'lucide-react/icons/keyboard';
import PenLine from 'lucide-react/icons/pen-line';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { SegmentedChoice } from '../../kit/components/choice/segmented-choice.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { SignaturePad } from '../../kit/components/media/signature-pad.tsx';
import { isOvertaken, type SignatureDraft } from './signature-draft.ts';
import { SignaturePreview } from './signature-preview.tsx';
import { TypedSignature } from './typed-signature.tsx';
import { UploadedSignature } from './uploaded-signature.tsx';

const ways = [
  { value: 'draw', title: 'Gambar', icon: PenLine },
  { value: 'type', title: 'Ketik', icon: Keyboard },
  { value: 'upload', title: 'Unggah', icon: Upload },
] as const;

export interface SignatureChooserProps {
  readonly id: string;
  readonly draft: SignatureDraft;
  readonly onDraft: (draft: SignatureDraft) => void;
  readonly error?: string | undefined;
}

/** Validate with `signatureProblem`, send `signatureImage`. Validate strokes only on submit, so that the pad does not move while drawing. */
export const SignatureChooser = ({ id, draft, onDraft, error }: SignatureChooserProps) => {
  const latest = useRef(draft); // the draft can change while a file is validated
  latest.current = draft;
  const offered = ways.filter(({ value }) => draft.ways?.includes(value) ?? true);
  const others = offered.flatMap(({ value, title }) => (value === 'draw' ? [] : [title])).join(' atau ');
  const change = (changes: Partial<SignatureDraft>) => onDraft({ ...latest.current, ...changes });
  return (
    <Stack $gap={5}>
      {offered.length > 1 && (
        <SegmentedChoice
          label="Cara membuat tanda tangan"
          options={offered}
          value={draft.way}
          onValue={(way) => change({ way })}
        />
      )}
      {draft.way === 'draw' && (
        <SignaturePad
          id={id}
          label="Kotak tanda tangan"
          hint={`Pakai jari, pena, atau mouse.${others && ` Tidak bisa menggambar? Pilih ${others}.`}`}
          strokes={draft.strokes}
          error={isOvertaken(error, draft) ? undefined : error}
          onStrokes={(strokes) => change({ strokes })}
        />
      )}
      {draft.way === 'type' && <TypedSignature id={id} draft={draft} error={error} onChange={change} />}
      {draft.way === 'upload' && (
        <UploadedSignature id={id} file={draft.file} error={error} onFile={(file) => change({ file })} />
      )}
      {draft.way === 'upload' && draft.file && <SignaturePreview draft={draft} />}
    </Stack>
  );
};
