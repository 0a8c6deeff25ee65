import { useEffect } from 'react';
import { deviceTokens } from '../../../application/device/tokens.ts';
import { type ServicesHandle, useServices } from '../../services.tsx';

const keyOf = (name: string): string => `soal:${name}`;

export const readTabPlace = async (services: ServicesHandle, name: string): Promise<number | null> => {
  const text = (await services.resolve(deviceTokens.tabMemory)).read(keyOf(name)) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
};

const writeTabPlace = (services: ServicesHandle, name: string, current: number | null): void =>
  void services.resolve(deviceTokens.tabMemory).then(
    (memory) => memory.write(keyOf(name), current === null ? null : String(current)),
    () => undefined, // the exam works without it
  );

/** Remembers the question for a reload of this tab, also where the exam is not kept on the device (plain http). */
export const useTabPlace = (name: string, current: number): void => {
  const services = useServices();
  useEffect(() => writeTabPlace(services, name, current), [services, name, current]);
  // forgets the question on unmount, for example at a log-out in another tab; a reload does not run this cleanup
  useEffect(() => () => writeTabPlace(services, name, null), [services, name]);
};
