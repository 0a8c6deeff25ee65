export const parseConfig = 1;
