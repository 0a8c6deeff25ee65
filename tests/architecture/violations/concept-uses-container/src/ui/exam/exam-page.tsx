export const start = () => import('../../container/live.ts');
