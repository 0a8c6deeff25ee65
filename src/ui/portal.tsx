import { startTransition, useEffect, useState } from 'react';
import type { Config } from '../config.ts';
import { App } from './app.tsx';
import { lazyComponent } from './lazy-component.ts';
import type { ServicesHandle } from './services.tsx';
import { colorProperties } from './theme/theme.ts';

export interface PortalProps {
  /** Configuration of the build, used for prerendering and until the runtime configuration has loaded. */
  readonly firstConfig: Config;
  readonly config: Promise<Config>;
  readonly services: ServicesHandle;
  readonly expected?: boolean;
}

/** Sets only the colors that differ, because each one recalculates the styles of the page. */
const applyColours = (config: Config, before: Config) => {
  const known = new Map(colorProperties(before.brand.colours));
  for (const [property, value] of colorProperties(config.brand.colours)) {
    if (known.get(property) !== value) document.documentElement.style.setProperty(property, value);
  }
};

const ConfigErrorPage = lazyComponent(() => import('./errors/config-error-page.tsx'));

export const Portal = ({ firstConfig, config, services, expected = false }: PortalProps) => {
  const [current, setCurrent] = useState(firstConfig);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    config.then((loaded) => {
      applyColours(loaded, firstConfig);
      startTransition(() => setCurrent(loaded));
    }, setProblem);
  }, [config, firstConfig]);
  if (problem) return <ConfigErrorPage problem={problem} />;
  return <App config={current} services={services} expected={expected} />;
};
