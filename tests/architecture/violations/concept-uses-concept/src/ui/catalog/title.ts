export const title = '';
