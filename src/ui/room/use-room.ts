import { useCallback, useEffect, useRef, useState } from 'react';
import { type RoomControl, RoomRefused, type RoomView } from '../../application/ports/simulation/room-control.ts';

const every = 2_000;

interface RoomState {
  readonly view: RoomView | null;
  readonly lost: boolean;
  readonly look: () => Promise<void>;
}

export const useRoom = (room: RoomControl, onRefused: (error: unknown) => void): RoomState => {
  const [view, setView] = useState<RoomView | null>(null);
  const [lost, setLost] = useState(false);
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const look = useCallback(async () => {
    try {
      setView(await room.view());
      setLost(false);
    } catch (error) {
      if (error instanceof RoomRefused) refused.current(error);
      else setLost(true);
    }
  }, [room]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const again = async () => {
      await look();
      if (!over) timer = setTimeout(() => void again(), every);
    };
    void again();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [look]);
  return { view, lost, look };
};
