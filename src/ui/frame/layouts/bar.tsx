import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { MainArea, mainId } from '../../core/page/main-area.tsx';
import { Container } from '../../kit/components/layout/container.tsx';
import { SkipLink } from '../../kit/components/navigation/skip-link.tsx';
import { barWidth, media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, layer, radius, space, touchTarget } from '../../kit/theme/theme.ts';
import { Frame } from './frame.ts';
import { HeaderStrip } from './header-strip.tsx';

const Bar = styled.header`
  ${barWidth.container}
  background: ${color.brandStrong};
  color: ${color.onBrand};
  inset-block-start: 0;
  position: var(--head-position, sticky);
  z-index: ${layer.sticky};
  --focus: ${color.accent};
`;

const Row = styled(Container)`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  justify-content: space-between;
  min-block-size: 4rem;
  padding-block: ${space(2)};

  ${media.low} {
    gap: 0 ${space(3)};
    min-block-size: 3rem;
    padding-block: ${space(0.5)};
  }
`;

const Title = styled.p`
  font-size: ${fontSize.lead};
  font-weight: ${fontWeight.semibold};
`;

export const backLook = `
  align-items: center;
  background: none;
  border: 0;
  border-radius: ${radius.control};
  color: inherit;
  display: inline-flex;
  font-weight: ${fontWeight.medium};
  gap: ${space(2)};
  min-block-size: ${touchTarget};
  text-decoration: none;
`;

interface BarLayoutProps {
  readonly back: ReactNode;
  readonly bar?: Ref<HTMLElement>;
  readonly title?: ReactNode;
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Not translated: what a candidate answers, signs and is told of time and state must be what the assessor reads (decision 54). */
export const BarLayout = (props: BarLayoutProps) => (
  <Frame translate="no">
    <SkipLink target={mainId} />
    <Bar ref={props.bar} data-print="hidden">
      <Row>
        {props.back}
        {props.title && <Title>{props.title}</Title>}
        {props.beside}
      </Row>
      <HeaderStrip />
    </Bar>
    {props.below}
    <MainArea>{props.children}</MainArea>
    {props.foot}
  </Frame>
);

export const BackLabel = ({ children }: { children: ReactNode }) => (
  <>
    <ArrowLeft size={20} aria-hidden="true" />
    {children}
  </>
);
