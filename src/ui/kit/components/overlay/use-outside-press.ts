import { type RefObject, useEffect, useEffectEvent } from 'react';

export const useOutsidePress = (element: RefObject<HTMLElement | null>, on: boolean, onPress: () => void): void => {
  const pressed = useEffectEvent((event: PointerEvent) => {
    if (!element.current?.contains(event.target as Node)) onPress();
  });
  useEffect(() => {
    if (!on) return;
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [on]);
};
