import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../lazy-component.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { whenIdle } from '../../page/when-idle.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/theme.ts';

/** The parts of the home page, one below the other. */
export const HomeParts = styled.div`
  display: grid;
  gap: ${space(16)};
  grid-template-columns: minmax(0, 1fr);

  /* about as high as what will be there, so that the footer does not come into the window */
  &:empty {
    min-block-size: 150rem;
  }

  ${media.phone} {
    gap: ${space(10)};
  }
`;

/** The HTML of the build as it is, with links that work; React leaves alone what it would have to compare with nothing. */
const asBuilt = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const AsBuilt = () => {
  const hydrated = useHydrated();
  const [built] = useState(!hydrated);
  return <HomeParts {...(built && asBuilt)} />;
};

/** What is below the first screen: in the HTML of the build, taken over once the browser has nothing else to do. */
export const BelowFirstScreen = lazyComponent(() => import('./home-sections.tsx'), <AsBuilt />, true, whenIdle);
