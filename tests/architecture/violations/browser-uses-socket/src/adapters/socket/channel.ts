export const channel = 1;
