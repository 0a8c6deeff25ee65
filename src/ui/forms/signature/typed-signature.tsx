import { styled } from 'styled-components';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { longestName, type SignatureDraft, signatureWays } from './signature-draft.ts';
import { useSignatureFont } from './signature-font.ts';
import { SignaturePreview } from './signature-preview.tsx';

const Frame = styled(Stack)`
  max-inline-size: 36rem;
`;

export interface TypedSignatureProps {
  readonly id: string;
  readonly draft: SignatureDraft;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<SignatureDraft>) => void;
}

export const TypedSignature = ({ id, draft, error, onChange }: TypedSignatureProps) => {
  const { font, onRetry } = useSignatureFont();
  return (
    <Frame>
      <TextField
        id={id}
        label="Nama Anda"
        hint={`Ditulis dengan huruf tulisan tangan, paling banyak ${longestName} karakter.`}
        autoComplete="name"
        maxLength={200}
        value={draft.name}
        error={error}
        onValue={(name) => onChange({ name })}
      />
      <div {...politely}>
        {font === 'failed' && (
          <Callout
            tone="caution"
            title="Huruf tulisan tangan belum dapat dimuat"
            action={
              <Button size="small" variant="secondary" onClick={onRetry}>
                Coba lagi
              </Button>
            }
          >
            Periksa sambungan internet Anda{(draft.ways ?? signatureWays).length > 1 && ', atau pilih cara lain'}.
          </Callout>
        )}
      </div>
      {font !== 'failed' && (
        <SignaturePreview draft={draft} wait={font === 'loading' ? 'Menyiapkan huruf tulisan tangan…' : ''} />
      )}
    </Frame>
  );
};
