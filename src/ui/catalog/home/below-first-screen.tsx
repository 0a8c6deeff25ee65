import { useState } from 'react';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useHydrated } from '../../core/page/use-hydrated.ts';
import { whenIdle } from '../../core/page/when-idle.ts';
import { HomeParts } from './home-parts.ts';

/** Keeps the prerendered HTML without hydrating it; its links work. */
const asBuilt = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const AsBuilt = () => {
  const hydrated = useHydrated();
  const [built] = useState(!hydrated);
  return <HomeParts {...(built && asBuilt)} />;
};

export const BelowFirstScreen = lazyComponent(() => import('./home-sections.tsx'), <AsBuilt />, true, whenIdle);
