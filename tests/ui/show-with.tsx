import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defaultConfig } from '../../src/default-config.ts';
import { createAlertsView } from '../../src/ui/alerts/alerts-view.ts';
import type { ServicesHandle } from '../../src/ui/services.tsx';
import { createSessionView } from '../../src/ui/session/session-view.ts';
import { insidePortal, onceAsked } from './inside-portal.tsx';
import { FakeServices } from './purchase/portal-page.tsx';

/** Somebody who is logged in. */
export const person = (id: string, fullname = `Orang ${id}`) => ({
  id,
  email: `orang-${id}@contoh.example`,
  fullname,
  photo: null,
  emailVerified: true,
});

/** Surrounds parts of the portal with these services, this session and the rest. */
export const above = ({
  services = new FakeServices() as ServicesHandle,
  session = createSessionView(),
  config = defaultConfig,
  queries = onceAsked(),
} = {}) => {
  const alerts = createAlertsView();
  const around = (part: ReactNode) => insidePortal(part, { config, services, session, alerts, queries });
  return { around, alerts, session, queries };
};

/** Shows a part of the portal with all that is above it. */
export const showWith = (part: ReactNode, own: Parameters<typeof above>[0] = {}) => {
  const { around, ...kept } = above(own);
  const { container, rerender } = render(around(part));
  return { ...kept, container, rerender: (next: ReactNode) => rerender(around(next)) };
};
