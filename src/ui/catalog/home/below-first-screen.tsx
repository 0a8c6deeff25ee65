import { useState } from 'react';
import { lazyComponent } from '../../lazy-component.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { whenIdle } from '../../page/when-idle.ts';
import { HomeParts } from './home-parts.ts';

/** The HTML of the build as it is, with links that work; React leaves alone what it would have to compare with nothing. */
const asBuilt = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const AsBuilt = () => {
  const hydrated = useHydrated();
  const [built] = useState(!hydrated);
  return <HomeParts {...(built && asBuilt)} />;
};

/** What is below the first screen: in the HTML of the build, taken over once the browser has nothing else to do. */
export const BelowFirstScreen = lazyComponent(() => import('./home-sections.tsx'), <AsBuilt />, true, whenIdle);
