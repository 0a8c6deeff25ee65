import { useEffect, useState } from 'react';
import type { Config } from '../config.ts';
import { App } from './app.tsx';
import { lazyComponent } from './lazy-component.ts';
import type { ServicesHandle } from './services.tsx';
import { colorProperties } from './theme/theme.ts';

export interface PortalProps {
  /** What the build ships; shown until the real configuration is there, which changes names and colours but no structure. */
  readonly firstConfig: Config;
  readonly config: Promise<Config>;
  readonly services: ServicesHandle;
}

const applyColours = (config: Config) => {
  for (const [property, value] of colorProperties(config.brand.colours)) {
    document.documentElement.style.setProperty(property, value);
  }
};

const ConfigErrorPage = lazyComponent(() => import('./errors/config-error-page.tsx'));

/** The portal from its first paint on: the configuration arrives while it is shown. */
export const Portal = ({ firstConfig, config, services }: PortalProps) => {
  const [current, setCurrent] = useState(firstConfig);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    config.then((loaded) => {
      applyColours(loaded);
      setCurrent(loaded);
    }, setProblem);
  }, [config]);
  return problem ? <ConfigErrorPage problem={problem} /> : <App config={current} services={services} />;
};
