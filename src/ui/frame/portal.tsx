import { startTransition, useEffect, useState } from 'react';
import type { Config } from '../../configuration/config.ts';
import { ConfigLoadedContext } from '../core/config-context.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import type { ServicesHandle } from '../core/services.tsx';
import { noSlots, type Slots } from '../core/slots.tsx';
import { colorProperties } from '../kit/theme/theme.ts';
import { App } from './app.tsx';

export interface PortalProps {
  /** Configuration of the build, used for prerendering and until the runtime configuration has loaded. */
  readonly firstConfig: Config;
  readonly config: Promise<Config>;
  readonly services: ServicesHandle;
  readonly expected?: boolean;
  readonly slots?: Slots;
}

/** Sets only the colors that differ, because each one recalculates the styles of the page. */
const applyColours = (config: Config, before: Config) => {
  const known = new Map(colorProperties(before.brand.colours));
  for (const [property, value] of colorProperties(config.brand.colours)) {
    if (known.get(property) !== value) document.documentElement.style.setProperty(property, value);
  }
};

const ConfigErrorPage = lazyComponent(() => import('../core/errors/config-error-page.tsx'));

export const Portal = ({ firstConfig, config, services, expected = false, slots = noSlots }: PortalProps) => {
  const [loaded, setLoaded] = useState<Config | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    config.then((read) => {
      applyColours(read, firstConfig);
      startTransition(() => setLoaded(read));
    }, setProblem);
  }, [config, firstConfig]);
  if (problem) return <ConfigErrorPage problem={problem} />;
  return (
    <ConfigLoadedContext value={loaded !== null}>
      <App config={loaded ?? firstConfig} services={services} expected={expected} slots={slots} />
    </ConfigLoadedContext>
  );
};
