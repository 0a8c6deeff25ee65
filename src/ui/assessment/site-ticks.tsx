import { styled } from 'styled-components';
import { type Site, siteKinds } from '../../domain/assessment/agreement.ts';
import { PaperTick } from '../forms/document/paper-tick.tsx';
import { space } from '../kit/theme/theme.ts';

export const Ticks = styled.div`
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
`;

const Kinds = styled(Ticks)`
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
`;

export const SiteTicks = ({ site }: { readonly site: Site }) => (
  <Kinds>
    {siteKinds.map((kind) => (
      <PaperTick key={kind} checked={kind === site.kind} label={kind} />
    ))}
  </Kinds>
);
