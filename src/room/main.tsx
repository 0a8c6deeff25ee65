import { createRoot } from 'react-dom/client';
import { roomOverHttp } from '../adapters/fake-backend/room-over-http.ts';
import { RoomDoor } from '../ui/room/room-door.tsx';

// the trainer's page of a class: a program of its own, which only the server of a class gives out (docs/simulation.md)

const key = 'rahasia-pengajar';

/** The secret of the link that the terminal shows: it must not stay in the address, which a projector shows as well. */
const fromAddress = decodeURIComponent(location.hash.slice(1));
if (fromAddress) {
  sessionStorage.setItem(key, fromAddress);
  history.replaceState(null, '', location.pathname);
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <RoomDoor
    known={sessionStorage.getItem(key)}
    open={roomOverHttp}
    onKnown={(secret) => {
      if (secret === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, secret);
    }}
  />,
);
