import { createRoot } from 'react-dom/client';
import { linkFileSaver } from '../adapters/browser/link-file-saver.ts';
import { roomOverHttp } from '../adapters/fake-backend/room-over-http.ts';
import { RoomDoor } from '../ui/room/room-door.tsx';

// The trainer's page of a class: a separate program that only the class server serves (docs/simulation.md).

const key = 'rahasia-pengajar';

/** The secret from the terminal's link. The page removes it from the address, because a projector shows the address. */
const fromAddress = decodeURIComponent(location.hash.slice(1));
if (fromAddress) {
  sessionStorage.setItem(key, fromAddress);
  history.replaceState(null, '', location.pathname);
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <RoomDoor
    known={sessionStorage.getItem(key)}
    open={roomOverHttp}
    files={linkFileSaver}
    onKnown={(secret) => {
      if (secret === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, secret);
    }}
  />,
);
