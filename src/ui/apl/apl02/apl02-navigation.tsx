import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import type { Apl02Unit } from '../../../domain/apl/apl02.ts';
import type { UnitCoverage } from '../../../domain/apl/apl02-coverage.ts';
import { formWidth, media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { PartLink } from '../part-link.tsx';
import { answerFieldId, unitHeadingId } from '../public/apl02-text.ts';
import { useUnitCoverage } from './apl02-store-context.ts';

const Frame = styled.nav`
  align-self: start;
  inset-block-start: 5.5rem;
  max-block-size: calc(100dvh - 8.5rem);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 5px; /* room for the focus ring */
  position: sticky;

  ${formWidth.folded} {
    display: none;
  }

  h2 {
    font-size: ${fontSize.small};
    margin-block-end: ${space(2)};
  }

  ol {
    display: grid;
    gap: ${space(1)};
    list-style: none;
    padding: 0;
  }
`;

const Item = styled(PartLink)`
  border-radius: ${radius.control};
  color: ${color.text};
  display: grid;
  gap: 0 ${space(2.5)};
  grid-template-columns: 1.75rem minmax(0, 1fr);
  padding: ${space(2)};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${color.brandTint};
    }
  }
`;

const Bullet = styled.span<{ $complete: boolean }>`
  align-items: center;
  background: ${({ $complete }) => ($complete ? color.positive : color.brandTint)};
  block-size: 1.75rem;
  border-radius: ${radius.pill};
  color: ${({ $complete }) => ($complete ? color.onBrand : color.brand)};
  display: flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  inline-size: 1.75rem;
  justify-content: center;
`;

const Title = styled.span`
  -webkit-box-orient: vertical;
  display: -webkit-box;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const State = styled.span<{ $open: boolean }>`
  color: ${({ $open }) => ($open ? color.caution : color.textMuted)};
  font-size: ${fontSize.small};
`;

const stateText = ({ total, answered, complete, unproven, objected }: UnitCoverage): string => {
  if (complete === total) return 'Lengkap';
  if (objected > 0) return `${objected} perlu diperbaiki`;
  const said = `${answered}/${total} dijawab`;
  return unproven > 0 ? `${said} · ${unproven} tanpa bukti` : said;
};

const UnitItem = ({ unit, number }: { readonly unit: Apl02Unit; readonly number: number }) => {
  const coverage = useUnitCoverage(unit.code);
  const { complete, total, unproven, objected, firstGap } = coverage;
  const target = firstGap === null ? unitHeadingId(unit.code) : answerFieldId(firstGap);
  const isComplete = complete === total;
  return (
    <Item id={target}>
      <Bullet $complete={isComplete}>
        {isComplete ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : number}
      </Bullet>
      <span>
        <Title>{unit.title || unit.code}</Title>
        <State $open={unproven + objected > 0}>{stateText(coverage)}</State>
      </span>
    </Item>
  );
};

export const Apl02Navigation = ({ units }: { readonly units: readonly Apl02Unit[] }) => (
  <Frame aria-labelledby="apl02-peta" data-print="hidden">
    <h2 id="apl02-peta">Peta unit</h2>
    <ol>
      {units.map((unit, index) => (
        <li key={unit.code}>
          <UnitItem unit={unit} number={index + 1} />
        </li>
      ))}
    </ol>
  </Frame>
);
