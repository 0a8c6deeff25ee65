export const minutes = 60;
