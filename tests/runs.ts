/** How often a property is tried: `few` times in `npm run check`, `many` times in `npm run test:deep -- fuzz`. */
export const runs = (few: number, many: number): number => (process.env.DEEP ? many : few);
