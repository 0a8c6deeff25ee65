import { memo, useState } from 'react';
import { characters, longestEvidence } from '../../../domain/apl/apl02-answers.ts';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { useApl02Store } from '../apl02/apl02-store-context.ts';
import { evidenceFieldId } from '../apl02/apl02-text.ts';

export interface Apl02EvidenceTextProps {
  readonly elementId: string;
  readonly error: string | undefined;
}

const shown = (count: number) => count.toLocaleString('id-ID');

/** The evidence of an element in words. The text lives here, so that a key renders this field alone. */
export const Apl02EvidenceText = memo(({ elementId, error }: Apl02EvidenceTextProps) => {
  const store = useApl02Store();
  const [text, setText] = useState(() => store.answerOf(elementId).evidence);
  return (
    <TextAreaField
      id={evidenceFieldId(elementId)}
      label="Bukti yang relevan"
      hint={`Wajib untuk K, dengan kata-kata atau file. ${shown(characters(text))}/${shown(longestEvidence)} karakter`}
      rows={3}
      value={text}
      error={error}
      onValue={(value) => {
        setText(value);
        store.change(elementId, { evidence: value });
      }}
    />
  );
});
