import { styled } from 'styled-components';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

export const ScheduleRows = styled.ul`
  container-type: inline-size;

  ${media.tablet} {
    ${raisedPanel}

    > * + * {
      border-block-start: 1px solid ${color.border};
    }
  }

  ${media.phone} {
    display: grid;
    gap: ${space(3)};

    > * {
      ${raisedPanel}
    }
  }
`;

export const ScheduleRowFrame = styled.li`
  align-items: center;
  display: grid;
  gap: ${space(4)} ${space(5)};
  grid-template: 'day words price state action' auto / auto minmax(0, 1.7fr) minmax(0, 1fr) 11rem 7.5rem;
  min-block-size: 8.25rem;
  padding: ${space(4)} ${space(5)};

  @media (width < 64em) {
    grid-template: 'day words state' auto '. price action' auto / auto minmax(0, 1fr) 11rem;
  }

  ${media.phone} {
    align-items: start;
    gap: ${space(4)};
    grid-template: 'day words' auto 'price price' auto 'state state' auto 'action action' auto / auto minmax(0, 1fr);
    min-block-size: 19rem;
    padding: ${space(4)};
  }

  @container (max-width: 16rem) {
    grid-template: 'day' auto 'words' auto 'price' auto 'state' auto 'action' auto / minmax(0, 1fr);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  grid-area: words;
  grid-template-columns: minmax(0, 1fr);

  h2 {
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.bold};
  }

  p {
    font-size: ${fontSize.small};
  }

  p:last-child {
    color: ${color.textMuted};
  }
`;

export const Price = styled.div`
  grid-area: price;
  min-inline-size: 0;
`;

export const State = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  grid-area: state;
  white-space: nowrap;

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

export const Action = styled.div`
  display: grid;
  grid-area: action;
  white-space: nowrap;
`;
