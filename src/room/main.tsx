import { createRoot } from 'react-dom/client';
import { linkFileSaver } from '../adapters/browser/link-file-saver.ts';
import { roomOverHttp } from '../adapters/fake-backend/room-over-http.ts';
import { deviceTokens } from '../application/device/tokens.ts';
import { defaultConfig } from '../configuration/default-config.ts';
import { RoomDoor } from '../training/room/room-door.tsx';
import { AlertsContext, createAlertsView } from '../ui/core/alerts/alerts-view.ts';
import { ConfigContext } from '../ui/core/config-context.ts';
import { allowMovedNodes } from '../ui/core/errors/moved-nodes.ts';
import { ServicesContext, type ServicesHandle } from '../ui/core/services.tsx';
import { createSessionView, SessionContext } from '../ui/core/session/session-view.ts';
import { AlertHost } from '../ui/frame/alerts/alert-host.tsx';

// The trainer's page of a class: a separate program that only the class server serves (docs/simulation.md).

const key = 'rahasia-pengajar';

/** The secret from the terminal's link. The page removes it from the address, because a projector shows the address. */
const fromAddress = decodeURIComponent(location.hash.slice(1));
if (fromAddress) {
  sessionStorage.setItem(key, fromAddress);
  history.replaceState(null, '', location.pathname);
}

/** The trainer's page needs no container: it only saves and opens files. */
const services: ServicesHandle = {
  resolve: async (token) => {
    if (String(token) === String(deviceTokens.fileSaver)) return linkFileSaver as never;
    throw new Error(`the trainer's page has no ${token}`);
  },
};

allowMovedNodes();
createRoot(document.getElementById('root') as HTMLElement).render(
  <ConfigContext value={defaultConfig}>
    <ServicesContext value={services}>
      <SessionContext value={createSessionView()}>
        <AlertsContext value={createAlertsView()}>
          <RoomDoor
            known={sessionStorage.getItem(key)}
            open={roomOverHttp}
            onKnown={(secret) => {
              if (secret === null) sessionStorage.removeItem(key);
              else sessionStorage.setItem(key, secret);
            }}
          />
          <AlertHost />
        </AlertsContext>
      </SessionContext>
    </ServicesContext>
  </ConfigContext>,
);
