export const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
