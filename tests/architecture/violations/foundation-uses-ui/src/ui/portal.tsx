export const portal = 1;
