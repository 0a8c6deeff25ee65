import { world } from '../../fake-backend/world.ts';

export const least = world;
