import { useCallback, useEffect, useRef, useState } from 'react';
import { type RoomControl, RoomRefused, type RoomView } from '../../application/ports/simulation/room-control.ts';

const every = 2_000;

/** Runs `work` at once, and again `pause` milliseconds after each run has ended. */
export const useRepeated = (work: () => Promise<void>, pause: number): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const again = async () => {
      await work();
      if (!over) timer = setTimeout(() => void again(), pause);
    };
    void again();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [work, pause]);
};

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
  useRepeated(look, every);
  return { view, lost, look };
};
