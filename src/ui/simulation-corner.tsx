import { type ReactNode, useEffect, useState } from 'react';

/** The button of the Panel Simulasi, in builds that contain the simulation; in the live build not one byte of it. */
export const SimulationCorner = () => {
  const [button, setButton] = useState<ReactNode>(null);
  useEffect(() => {
    if (!__SIMULATION__) return;
    const scenario = new URLSearchParams(location.search).get('skenario'); // before a guard leads elsewhere
    void import('./simulation/simulation-button.tsx').then(({ default: Button }) =>
      setButton(<Button scenario={scenario} />),
    );
  }, []);
  return button;
};
