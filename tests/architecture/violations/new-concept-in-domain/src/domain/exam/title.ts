export const title = 'title';
