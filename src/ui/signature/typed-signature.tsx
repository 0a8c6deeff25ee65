import { styled } from 'styled-components';
import { RadioChoice } from '../components/choice/radio-choice.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { Stack } from '../components/layout/stack.tsx';
import { media } from '../theme/media.ts';
import { fontWeight, space } from '../theme/theme.ts';
import { longestName, type SignatureDraft } from './signature-draft.ts';
import { fontOf, type TypefaceId, typefaces } from './typefaces.ts';

const Legend = styled.legend`
  font-weight: ${fontWeight.semibold};
  margin-block-end: ${space(1.5)};
`;

const Faces = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Written = styled.span<{ $face: TypefaceId }>`
  display: block;
  font: ${({ $face }) => fontOf($face)(22)};
  line-height: 1.6;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Frame = styled(Stack)`
  max-inline-size: 36rem;

  label > span {
    min-inline-size: 0;
  }
`;

export interface TypedSignatureProps {
  readonly id: string;
  readonly draft: SignatureDraft;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<SignatureDraft>) => void;
}

export const TypedSignature = ({ id, draft, error, onChange }: TypedSignatureProps) => (
  <Frame>
    <TextField
      id={id}
      label="Nama Anda"
      hint={`Seperti biasa Anda menandatangani, paling banyak ${longestName} karakter.`}
      autoComplete="name"
      maxLength={200}
      value={draft.name}
      error={error}
      onValue={(name) => onChange({ name })}
    />
    <fieldset>
      <Legend>Gaya tulisan</Legend>
      <Faces>
        {typefaces.map((face) => (
          <RadioChoice
            key={face.id}
            name={`${id}-typeface`}
            value={face.id}
            label={
              <Written $face={face.id} aria-hidden="true">
                {draft.name.trim() || 'Nama Anda'}
              </Written>
            }
            hint={face.title}
            checked={draft.typeface === face.id}
            onChange={() => onChange({ typeface: face.id })}
          />
        ))}
      </Faces>
    </fieldset>
  </Frame>
);
