import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/choice/checkbox.tsx';
import type { CheckedForm } from '../../form/use-checked-form.ts';
import { SignatureSection } from '../../signature/signature-section.tsx';
import { raisedPanel } from '../../theme/surfaces.ts';
import { fontSize, space } from '../../theme/theme.ts';
import { declaration } from './apl02-text.ts';
import type { Apl02Values } from './use-submit-apl02.ts';

const Frame = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)};

  h2 {
    font-size: ${fontSize.title};
  }
`;

export interface Apl02FinishProps {
  readonly checked: CheckedForm<Apl02Values>;
  readonly profileSignature: string | null | undefined;
  readonly label: string;
  readonly stopped: ReactNode;
}

export const Apl02Finish = ({ checked, profileSignature, label, stopped }: Apl02FinishProps) => {
  const { field, busy } = checked;
  return (
    <Frame aria-labelledby="apl02-pernyataan">
      <h2 id="apl02-pernyataan">Pernyataan dan tanda tangan</h2>
      <Checkbox {...field('declared')} label={declaration} />
      <SignatureSection checked={checked} profileSignature={profileSignature} />
      {stopped}
      <div>
        <Button type="submit" busy={busy}>
          {label}
        </Button>
      </div>
    </Frame>
  );
};
