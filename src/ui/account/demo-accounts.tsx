import { type ReactNode, useEffect, useState } from 'react';

/** The demo accounts, in builds that contain the simulation; in the live build not one byte of it. */
export const DemoAccounts = () => {
  const [list, setList] = useState<ReactNode>(null);
  useEffect(() => {
    if (!__SIMULATION__) return;
    void import('../simulation/persona-list.tsx').then(({ PersonaList }) => setList(<PersonaList />));
  }, []);
  return list;
};
