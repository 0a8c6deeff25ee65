import { startTransition, useEffect, useState } from 'react';
import type { Config } from '../config.ts';
import { App } from './app.tsx';
import { sampleValues } from './errors/sample-values.ts';
import { lazyComponent } from './lazy-component.ts';
import type { ServicesHandle } from './services.tsx';
import { colorProperties } from './theme/theme.ts';

export interface PortalProps {
  /** What the build ships; shown until the real configuration is there, which changes names and colours but no structure. */
  readonly firstConfig: Config;
  readonly config: Promise<Config>;
  readonly services: ServicesHandle;
}

/** Those that are others than before: each makes the browser work out the style of the whole page again. */
const applyColours = (config: Config, before: Config) => {
  const known = new Map(colorProperties(before.brand.colours));
  for (const [property, value] of colorProperties(config.brand.colours)) {
    if (known.get(property) !== value) document.documentElement.style.setProperty(property, value);
  }
};

const ConfigErrorPage = lazyComponent(() => import('./errors/config-error-page.tsx'));
const SampleBand = lazyComponent(() => import('./errors/sample-band.tsx'), null, true);

/** The portal from its first paint on: the configuration arrives while it is shown. */
export const Portal = ({ firstConfig, config, services }: PortalProps) => {
  const [current, setCurrent] = useState(firstConfig);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    config.then((loaded) => {
      applyColours(loaded, firstConfig);
      startTransition(() => setCurrent(loaded)); // in slices, between which the browser answers
    }, setProblem);
  }, [config, firstConfig]);
  if (problem) return <ConfigErrorPage problem={problem} />;
  // of what the server says: what the build ships is not what a body uses
  const samples = __SIMULATION__ || current === firstConfig ? [] : sampleValues(current);
  return (
    <>
      <App config={current} services={services} />
      {samples.length > 0 && <SampleBand values={samples} />}
    </>
  );
};
