import { useEffect, useState } from 'react';
import { deviceTokens } from '../../../application/device/tokens.ts';
import { safeReturnPath } from '../../core/return-path.ts';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';

const nameFor = (user: string): string => `pilihan:${user}`;

/** Where this candidate was choosing a schedule while the email was not verified; null if nowhere. */
export const useOrderInMind = (user: string): string | null => {
  const services = useServices();
  const [address, setAddress] = useState('/');
  useEffect(() => {
    services.resolve(deviceTokens.sharedMemory).then(
      (memory) => setAddress(safeReturnPath(memory.read(nameFor(user)))),
      () => undefined, // the other ways on remain
    );
  }, [services, user]);
  return address === '/' ? null : address;
};

/** Remembers the address of an order while the email is not verified, because the link in that email opens elsewhere. */
export const useKeepInMind = (address: string): void => {
  const services = useServices();
  const { candidate } = useSession();
  const user = candidate?.emailVerified === false ? candidate.id : null;
  useEffect(() => {
    if (user === null) return;
    services.resolve(deviceTokens.sharedMemory).then(
      (memory) => memory.write(nameFor(user), address),
      () => undefined, // the order works without it
    );
  }, [services, user, address]);
};
