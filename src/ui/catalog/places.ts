/** `places(3)` is `[0, 1, 2]`, for keys of placeholders. */
export const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);
