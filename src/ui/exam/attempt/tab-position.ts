import { useEffect } from 'react';
import { deviceTokens } from '../../../application/device/tokens.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { lazyService, type ServicesHandle, useServices } from '../../core/services.tsx';

const keyOf = (name: string): string => `soal:${name}`;

type Start = Exam['startedAt'];

export const readTabPosition = async (services: ServicesHandle, name: string, start: Start): Promise<number | null> => {
  const text = (await lazyService(services, deviceTokens.tabMemory).read(keyOf(name))) ?? '';
  const [position = '', of] = text.split(' ');
  return /^\d{1,4}$/.test(position) && of === String(start) ? Number(position) : null;
};

const writeTabPosition = (services: ServicesHandle, name: string, text: string | null): void =>
  void services.resolve(deviceTokens.tabMemory).then(
    (memory) => memory.write(keyOf(name), text),
    () => undefined, // the exam works without it
  );

/** Remembers the question for a reload of this tab, also where the exam is not kept on the device (plain http). */
export const useTabPosition = (name: string, start: Start, current: number): void => {
  const services = useServices();
  useEffect(() => writeTabPosition(services, name, `${current} ${start}`), [services, name, start, current]);
  // forgets the question on unmount, for example at a log-out in another tab; a reload does not run this cleanup
  useEffect(() => () => writeTabPosition(services, name, null), [services, name]);
};
