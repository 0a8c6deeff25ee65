import { createContext, useContext } from 'react';
import type { Zone } from '../../domain/calendar/in-zone.ts';

const ZoneContext = createContext<Zone | undefined>(undefined);

/** Around everything of one certification: the zone of its place, in which `useZone` writes its times. */
export const InZone = ZoneContext.Provider;

/** Undefined while no place is known; times are in WIB then (specification 9). */
export const useZone = (): Zone | undefined => useContext(ZoneContext);
