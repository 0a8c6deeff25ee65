export const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);
