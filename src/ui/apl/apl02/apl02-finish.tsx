import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { space } from '../../kit/theme/theme.ts';
import { SignatureSection } from '../../profile/public/signature/signature-section.tsx';
import { declaration } from '../public/apl02-text.ts';
import type { Apl02Values } from './use-send-apl02.ts';

const Frame = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)};
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
